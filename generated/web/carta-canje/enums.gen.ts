// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusCartaCanje: EnumChoices = {
  name: 'EstatusCartaCanje',
  options: [
    { value: 'VIGENTE', tone: 'success', icon: 'check' },
    { value: 'EN_CANJE', tone: 'info', icon: 'swap' },
    { value: 'APLICADA_PARCIAL', tone: 'info', icon: 'swap' },
    { value: 'APLICADA', icon: 'check' },
    { value: 'VENCIDA', tone: 'danger', icon: 'alert' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};
