// Generated from schemas/reports/recetas.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const desgloseRecetas: EnumChoices = {
  name: 'DesgloseRecetas',
  options: [
    { value: 'RENGLON' },
    { value: 'MEDICO' },
    { value: 'CLAVE' },
    { value: 'DIAGNOSTICO' },
    { value: 'PROGRAMA' },
  ],
};

export const fraccion: EnumChoices = {
  name: 'Fraccion',
  options: [
    { value: 'I', tone: 'danger', icon: 'shield' },
    { value: 'II', tone: 'danger', icon: 'shield' },
    { value: 'III', tone: 'warning', icon: 'shield' },
    { value: 'IV', tone: 'info', icon: 'file' },
    { value: 'V', icon: 'pill' },
    { value: 'VI', icon: 'pill' },
  ],
};
