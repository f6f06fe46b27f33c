// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const familiaLinguistica: EnumChoices = {
  name: 'FamiliaLinguistica',
  options: [
    { value: 'ALGICA' },
    { value: 'YUTO_NAHUA' },
    { value: 'COCHIMI_YUMANA' },
    { value: 'SERI' },
    { value: 'OTO_MANGUE' },
    { value: 'MAYA' },
    { value: 'TOTONACO_TEPEHUA' },
    { value: 'TARASCA' },
    { value: 'MIXE_ZOQUE' },
    { value: 'CHONTAL_OAXACA' },
    { value: 'HUAVE' },
    { value: 'OTRA' },
  ],
};
