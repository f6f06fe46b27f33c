// Generated from schemas/entities/proveedores/entrega-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusEntrega: EnumChoices = {
  name: 'EstatusEntrega',
  options: [
    { value: 'ACEPTADA', tone: 'success', icon: 'check' },
    { value: 'ACEPTADA_PARCIAL', tone: 'warning', icon: 'check' },
    { value: 'RECHAZADA', tone: 'danger', icon: 'block' },
  ],
};
