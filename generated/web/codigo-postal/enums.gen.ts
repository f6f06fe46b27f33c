// Generated from schemas/entities/geografia/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

export const codigoPostalZona: EnumChoices = {
  name: 'CodigoPostalZona',
  options: [
    { value: 'URBANO', icon: 'building' },
    { value: 'SEMIURBANO', icon: 'home' },
    { value: 'RURAL', icon: 'map' },
  ],
};
