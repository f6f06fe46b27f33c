// Generated from schemas/entities/clinica/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

export const sexoPermitido: EnumChoices = {
  name: 'SexoPermitido',
  options: [{ value: 'H' }, { value: 'M' }, { value: 'AMBOS' }],
};
