// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const especialidadTipo: EnumChoices = {
  name: 'EspecialidadTipo',
  options: [
    { value: 'MEDICA' },
    { value: 'QUIRURGICA' },
    { value: 'PEDIATRICA' },
    { value: 'GINECO' },
    { value: 'DIAGNOSTICO' },
    { value: 'ENFERMERIA' },
    { value: 'OTRA' },
  ],
};
