// Generated from schemas/entities/farmacia/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

export const tipoSustancia: EnumChoices = {
  name: 'TipoSustancia',
  options: [{ value: 'SUSTANCIA' }, { value: 'GRUPO' }],
};
