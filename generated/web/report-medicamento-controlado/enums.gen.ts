// Generated from schemas/reports/medicamento-controlado.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const fraccion: EnumChoices = {
  name: 'Fraccion',
  options: [
    { value: 'I', tone: 'danger', icon: 'shield' },
    { value: 'II', tone: 'danger', icon: 'shield' },
    { value: 'III', tone: 'warning', icon: 'shield' },
    { value: 'IV', tone: 'info', icon: 'file' },
    { value: 'V', icon: 'pill' },
    { value: 'VI', icon: 'pill' },
  ],
};
