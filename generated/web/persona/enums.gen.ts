// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const genero: EnumChoices = {
  name: 'Genero',
  options: [{ value: 'H' }, { value: 'M' }, { value: 'X' }],
};
