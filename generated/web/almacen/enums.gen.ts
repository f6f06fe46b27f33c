// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoAlmacen: EnumChoices = {
  name: 'TipoAlmacen',
  options: [
    { value: 'ALMACEN_ESTATAL', icon: 'warehouse' },
    { value: 'ALMACEN_REGIONAL', icon: 'warehouse' },
    { value: 'ALMACEN_JURISDICCIONAL', icon: 'warehouse' },
    { value: 'ALMACEN_UNIDAD', icon: 'box' },
    { value: 'FARMACIA', icon: 'pill' },
    { value: 'CENDIS', icon: 'swap' },
    { value: 'CENTRAL_ENFERMERIA', icon: 'heart' },
    { value: 'QUIROFANO', icon: 'stethoscope' },
    { value: 'CARRO_ROJO', tone: 'danger', icon: 'truck' },
    { value: 'CUARENTENA', tone: 'warning', icon: 'block' },
  ],
};

export const almacenPoliticaSurtido: EnumChoices = {
  name: 'AlmacenPoliticaSurtido',
  options: [{ value: 'FEFO' }, { value: 'PEPS' }],
};

export const estadoUbicacion: EnumChoices = {
  name: 'EstadoUbicacion',
  options: [
    { value: 'DISPONIBLE', tone: 'success', icon: 'check' },
    { value: 'CUARENTENA', tone: 'warning', icon: 'clock' },
    { value: 'CADUCADOS', tone: 'danger', icon: 'alert' },
    { value: 'BLOQUEADA', icon: 'block' },
  ],
};
