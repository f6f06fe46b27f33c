// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const rolAsignacion: EnumChoices = {
  name: 'RolAsignacion',
  options: [
    { value: 'MEDICO_TRATANTE' },
    { value: 'MEDICO_GUARDIA' },
    { value: 'ENFERMERA' },
    { value: 'JEFE_ENFERMERIA' },
  ],
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
