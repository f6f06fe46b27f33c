// Generated from schemas/entities/suministro/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

export const tipoUnidadMedida: EnumChoices = {
  name: 'TipoUnidadMedida',
  options: [{ value: 'MASA' }, { value: 'VOLUMEN' }, { value: 'SUSTANCIA' }, { value: 'UI' }, { value: 'UNIDAD' }],
};
