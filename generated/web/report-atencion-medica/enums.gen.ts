// Generated from schemas/reports/atencion-medica.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const desgloseAtencion: EnumChoices = {
  name: 'DesgloseAtencion',
  options: [{ value: 'UNIDAD' }, { value: 'JURISDICCION' }, { value: 'PROGRAMA' }],
};
