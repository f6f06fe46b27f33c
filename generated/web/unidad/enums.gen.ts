// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const unidadConectividad: EnumChoices = {
  name: 'UnidadConectividad',
  options: [
    { value: 'BUENA', tone: 'success', icon: 'check' },
    { value: 'INTERMITENTE', tone: 'warning', icon: 'alert' },
    { value: 'SIN_CONEXION', tone: 'danger', icon: 'block' },
  ],
};

export const unidadEstatusOperacion: EnumChoices = {
  name: 'UnidadEstatusOperacion',
  options: [
    { value: 'EN_OPERACION', tone: 'success', icon: 'check' },
    { value: 'SUSPENDIDA', tone: 'warning', icon: 'clock' },
    { value: 'CERRADA', icon: 'block' },
  ],
};
