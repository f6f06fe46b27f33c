// Generated from schemas/entities/clinica/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

export const estatusFusion: EnumChoices = {
  name: 'EstatusFusion',
  options: [
    { value: 'VIGENTE', tone: 'success', icon: 'check' },
    { value: 'SEPARADA', icon: 'swap' },
  ],
};
