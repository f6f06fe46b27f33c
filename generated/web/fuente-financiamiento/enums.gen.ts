// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const origenFinanciamiento: EnumChoices = {
  name: 'OrigenFinanciamiento',
  options: [{ value: 'FEDERAL' }, { value: 'ESTATAL' }, { value: 'DONACION' }, { value: 'PROPIO' }],
};
