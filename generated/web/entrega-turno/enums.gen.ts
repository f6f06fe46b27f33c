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

export const signoVital: EnumChoices = {
  name: 'SignoVital',
  options: [
    { value: 'tas' },
    { value: 'tad' },
    { value: 'frecuenciaCardiaca' },
    { value: 'frecuenciaRespiratoria' },
    { value: 'spo2' },
    { value: 'temperatura' },
    { value: 'glucosaCapilar' },
    { value: 'dolor' },
    { value: 'llenadoCapilarSeg' },
    { value: 'peso' },
    { value: 'talla' },
    { value: 'perimetroCefalico' },
    { value: 'imc' },
    { value: 'glasgow' },
    { value: 'conciencia' },
    { value: 'diaforesis' },
  ],
};

export const estatusOrdenCargo: EnumChoices = {
  name: 'EstatusOrdenCargo',
  options: [
    { value: 'BORRADOR', icon: 'edit' },
    { value: 'PENDIENTE_AUTORIZAR', tone: 'warning', icon: 'clock' },
    { value: 'AUTORIZADA', tone: 'info', icon: 'check' },
    { value: 'RECHAZADA', tone: 'danger', icon: 'block' },
    { value: 'EN_SURTIMIENTO', tone: 'warning', icon: 'box' },
    { value: 'SURTIDA', tone: 'info', icon: 'truck' },
    { value: 'SURTIDA_PARCIAL', tone: 'warning', icon: 'truck' },
    { value: 'RECIBIDA', tone: 'success', icon: 'check' },
    { value: 'CERRADA', icon: 'check' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};
