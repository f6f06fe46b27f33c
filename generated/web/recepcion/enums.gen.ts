// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusRecepcion: EnumChoices = {
  name: 'EstatusRecepcion',
  options: [
    { value: 'BORRADOR', icon: 'edit' },
    { value: 'EN_INSPECCION', tone: 'info', icon: 'clipboard' },
    { value: 'ACEPTADA', tone: 'success', icon: 'check' },
    { value: 'ACEPTADA_PARCIAL', tone: 'warning', icon: 'check' },
    { value: 'RECHAZADA', tone: 'danger', icon: 'block' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};

export const resultadoInspeccion: EnumChoices = {
  name: 'ResultadoInspeccion',
  options: [
    { value: 'CUMPLE', tone: 'success', icon: 'check' },
    { value: 'NO_CUMPLE', tone: 'danger', icon: 'block' },
    { value: 'NO_APLICA' },
  ],
};
