// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusFusion: EnumChoices = {
  name: 'EstatusFusion',
  options: [
    { value: 'VIGENTE', tone: 'success', icon: 'check' },
    { value: 'SEPARADA', icon: 'swap' },
  ],
};
