// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusDevolucionOrden: EnumChoices = {
  name: 'EstatusDevolucionOrden',
  options: [
    { value: 'SOLICITADA', tone: 'warning', icon: 'clock' },
    { value: 'ACEPTADA', tone: 'success', icon: 'check' },
    { value: 'RECHAZADA', tone: 'danger', icon: 'block' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};

export const origenDevolucionOrden: EnumChoices = {
  name: 'OrigenDevolucionOrden',
  options: [{ value: 'PACIENTE' }, { value: 'DIFERENCIA', tone: 'warning' }],
};

export const condicionDevolucion: EnumChoices = {
  name: 'CondicionDevolucion',
  options: [
    { value: 'INTEGRO', tone: 'success' },
    { value: 'ABIERTO', tone: 'warning' },
    { value: 'CADUCADO', tone: 'danger' },
  ],
};
