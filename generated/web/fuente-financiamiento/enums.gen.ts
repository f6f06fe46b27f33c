// Generated from schemas/entities/suministro/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

export const origenFinanciamiento: EnumChoices = {
  name: 'OrigenFinanciamiento',
  options: [{ value: 'FEDERAL' }, { value: 'ESTATAL' }, { value: 'DONACION' }, { value: 'PROPIO' }],
};
