// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const sexoPermitido: EnumChoices = {
  name: 'SexoPermitido',
  options: [{ value: 'H' }, { value: 'M' }, { value: 'AMBOS' }],
};
