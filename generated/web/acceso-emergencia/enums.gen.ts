// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusAcceso: EnumChoices = {
  name: 'EstatusAcceso',
  options: [
    { value: 'POR_REVISAR', tone: 'warning', icon: 'clock' },
    { value: 'JUSTIFICADO', tone: 'success', icon: 'check' },
    { value: 'INJUSTIFICADO', tone: 'danger', icon: 'block' },
  ],
};
