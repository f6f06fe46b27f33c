// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const grupoReligion: EnumChoices = {
  name: 'GrupoReligion',
  options: [
    { value: 'CATOLICA' },
    { value: 'PROTESTANTE' },
    { value: 'OTRA_CRISTIANA' },
    { value: 'OTRA' },
    { value: 'NINGUNA' },
  ],
};
