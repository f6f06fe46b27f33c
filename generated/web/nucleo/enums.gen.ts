// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoNucleo: EnumChoices = {
  name: 'TipoNucleo',
  options: [
    { value: 'NUCLEO_BASICO', icon: 'group' },
    { value: 'CONSULTORIO', icon: 'stethoscope' },
    { value: 'SERVICIO_HOSPITALARIO', icon: 'hospital' },
    { value: 'URGENCIAS', icon: 'alert' },
    { value: 'QUIROFANO', icon: 'stethoscope' },
    { value: 'CENTRAL_ENFERMERIA', icon: 'heart' },
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
