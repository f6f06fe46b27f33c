// Generated from schemas/reports/centrales.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const desgloseCentrales: EnumChoices = {
  name: 'DesgloseCentrales',
  options: [{ value: 'RENGLON' }, { value: 'SERVICIO' }, { value: 'PACIENTE' }, { value: 'CLAVE' }],
};

export const turno: EnumChoices = {
  name: 'Turno',
  options: [
    { value: 'MATUTINO' },
    { value: 'VESPERTINO' },
    { value: 'NOCTURNO_A' },
    { value: 'NOCTURNO_B' },
    { value: 'JORNADA_ACUMULADA' },
    { value: 'MIXTO' },
  ],
};
