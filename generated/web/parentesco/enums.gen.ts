// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoParentesco: EnumChoices = {
  name: 'TipoParentesco',
  options: [{ value: 'CONSANGUINEO' }, { value: 'AFINIDAD' }, { value: 'CIVIL' }, { value: 'OTRO' }],
};
