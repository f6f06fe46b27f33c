// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusUsuario: EnumChoices = {
  name: 'EstatusUsuario',
  options: [
    { value: 'INVITADO', tone: 'info', icon: 'mail' },
    { value: 'ACTIVO', tone: 'success', icon: 'check' },
    { value: 'INACTIVO', icon: 'block' },
    { value: 'BLOQUEADO', tone: 'danger', icon: 'key' },
  ],
};
