// Generated from schemas/reports/farmacia.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const desgloseFarmacia: EnumChoices = {
  name: 'DesgloseFarmacia',
  options: [{ value: 'DIA' }, { value: 'TURNO' }, { value: 'DISPENSADOR' }, { value: 'PROGRAMA' }],
};
