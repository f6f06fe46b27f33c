// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoUnidadMedida: EnumChoices = {
  name: 'TipoUnidadMedida',
  options: [{ value: 'MASA' }, { value: 'VOLUMEN' }, { value: 'SUSTANCIA' }, { value: 'UI' }, { value: 'UNIDAD' }],
};
