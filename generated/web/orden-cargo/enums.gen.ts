// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

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

export const tipoOrdenCargo: EnumChoices = {
  name: 'TipoOrdenCargo',
  options: [
    { value: 'ORDINARIA' },
    { value: 'URGENTE', tone: 'danger', icon: 'alert' },
    { value: 'QUIROFANO', tone: 'info', icon: 'alert' },
    { value: 'CARRO_ROJO', tone: 'danger', icon: 'alert' },
    { value: 'ALTA', tone: 'info', icon: 'home' },
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

export const diferenciaOrdenCargo: EnumChoices = {
  name: 'DiferenciaOrdenCargo',
  options: [
    { value: 'FALTANTE', tone: 'danger' },
    { value: 'DANADO', tone: 'danger' },
    { value: 'LOTE_DISTINTO', tone: 'warning' },
  ],
};

export const estatusLineaOrdenCargo: EnumChoices = {
  name: 'EstatusLineaOrdenCargo',
  options: [
    { value: 'PENDIENTE', icon: 'clock' },
    { value: 'AUTORIZADA', tone: 'info', icon: 'check' },
    { value: 'MODIFICADA', tone: 'info', icon: 'edit' },
    { value: 'NEGADA', tone: 'danger', icon: 'block' },
    { value: 'SURTIDA', tone: 'success', icon: 'box' },
    { value: 'PARCIAL', tone: 'warning', icon: 'box' },
    { value: 'NO_SURTIDA', tone: 'danger', icon: 'block' },
    { value: 'RECIBIDA', tone: 'success', icon: 'check' },
  ],
};
