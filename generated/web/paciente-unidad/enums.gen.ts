// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusExpediente: EnumChoices = {
  name: 'EstatusExpediente',
  options: [
    { value: 'ACTIVO', tone: 'success', icon: 'check' },
    { value: 'PASIVO', icon: 'clock' },
    { value: 'DEPURADO', icon: 'block' },
  ],
};
