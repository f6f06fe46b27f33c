// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const turnoHospital: EnumChoices = {
  name: 'TurnoHospital',
  options: [{ value: 'MATUTINO' }, { value: 'VESPERTINO' }, { value: 'NOCTURNO' }],
};

export const estatusDocumentoClinico: EnumChoices = {
  name: 'EstatusDocumentoClinico',
  options: [
    { value: 'BORRADOR', icon: 'edit' },
    { value: 'FIRMADA', tone: 'success', icon: 'check' },
    { value: 'ANULADA', tone: 'danger', icon: 'block' },
  ],
};

export const tipoHallazgoTurno: EnumChoices = {
  name: 'TipoHallazgoTurno',
  options: [
    { value: 'SIGNO' },
    { value: 'SIGNOS_VENCIDOS' },
    { value: 'DOSIS_ATRASADA' },
    { value: 'DOSIS_OMITIDA' },
    { value: 'ORDEN' },
    { value: 'NOTA_VENCIDA' },
    { value: 'PREALTA' },
  ],
};
