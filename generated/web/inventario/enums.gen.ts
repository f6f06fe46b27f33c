// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoInsumo: EnumChoices = {
  name: 'TipoInsumo',
  options: [
    { value: 'MEDICAMENTO', icon: 'pill' },
    { value: 'PSICOTROPICO_ESTUPEFACIENTE', tone: 'danger', icon: 'shield' },
    { value: 'VACUNA', icon: 'pill' },
    { value: 'LACTEO', icon: 'box' },
    { value: 'MATERIAL_CURACION', icon: 'box' },
    { value: 'RADIOLOGICO', icon: 'box' },
    { value: 'REACTIVO', icon: 'lab' },
    { value: 'OTRO', icon: 'box' },
  ],
};

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

export const nivelAbasto: EnumChoices = {
  name: 'NivelAbasto',
  options: [
    { value: 'SIN_EXISTENCIA', tone: 'danger', icon: 'block' },
    { value: 'CRITICO', tone: 'danger', icon: 'alert' },
    { value: 'BAJO', tone: 'warning', icon: 'alert' },
    { value: 'OPTIMO', tone: 'success', icon: 'check' },
    { value: 'SOBREABASTO', tone: 'info', icon: 'box' },
    { value: 'SIN_CONFIGURAR', icon: 'settings' },
  ],
};

export const tipoImportacion: EnumChoices = {
  name: 'TipoImportacion',
  options: [
    { value: 'INVENTARIO_INICIAL', icon: 'box' },
    { value: 'CONTEO', icon: 'clipboard' },
  ],
};
