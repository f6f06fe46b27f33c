// Generated from schemas/entities/clinica/religion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

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
