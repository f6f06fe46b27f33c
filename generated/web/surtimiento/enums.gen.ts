// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusSurtimiento: EnumChoices = {
  name: 'EstatusSurtimiento',
  options: [
    { value: 'VIGENTE', tone: 'success', icon: 'check' },
    { value: 'REVERSADO', icon: 'swap' },
  ],
};
