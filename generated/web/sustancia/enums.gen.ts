// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoSustancia: EnumChoices = {
  name: 'TipoSustancia',
  options: [{ value: 'SUSTANCIA' }, { value: 'GRUPO' }],
};
