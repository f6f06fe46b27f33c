// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const redHistorialTipo: EnumChoices = {
  name: 'RedHistorialTipo',
  options: [
    { value: 'CAIDA', tone: 'danger' },
    { value: 'RECUPERACION', tone: 'success' },
    { value: 'LENTITUD', tone: 'warning' },
    { value: 'ERROR_SERVIDOR', tone: 'danger' },
  ],
};
