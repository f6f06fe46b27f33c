// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const diaSemana: EnumChoices = {
  name: 'DiaSemana',
  options: [
    { value: 'LUNES' },
    { value: 'MARTES' },
    { value: 'MIERCOLES' },
    { value: 'JUEVES' },
    { value: 'VIERNES' },
    { value: 'SABADO' },
    { value: 'DOMINGO' },
  ],
};
