// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const codigoPostalZona: EnumChoices = {
  name: 'CodigoPostalZona',
  options: [
    { value: 'URBANO', icon: 'building' },
    { value: 'SEMIURBANO', icon: 'home' },
    { value: 'RURAL', icon: 'map' },
  ],
};
