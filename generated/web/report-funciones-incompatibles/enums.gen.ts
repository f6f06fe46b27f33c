// Generated from schemas/reports/funciones-incompatibles.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const riesgoPermiso: EnumChoices = {
  name: 'RiesgoPermiso',
  options: [
    { value: 'BAJO', tone: 'success', icon: 'check' },
    { value: 'MEDIO', tone: 'warning', icon: 'alert' },
    { value: 'ALTO', tone: 'danger', icon: 'shield' },
  ],
};
