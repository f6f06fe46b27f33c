// Generated from schemas/entities/geografia/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

export const coloniaTipoAsentamiento: EnumChoices = {
  name: 'ColoniaTipoAsentamiento',
  options: [
    { value: 'COLONIA' },
    { value: 'FRACCIONAMIENTO' },
    { value: 'BARRIO' },
    { value: 'EJIDO' },
    { value: 'PUEBLO' },
    { value: 'RANCHERIA' },
    { value: 'UNIDAD_HABITACIONAL' },
    { value: 'ZONA_INDUSTRIAL' },
    { value: 'OTRO' },
  ],
};
