// Generated from schemas/reports/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

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
