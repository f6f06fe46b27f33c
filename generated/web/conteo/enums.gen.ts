// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusConteo: EnumChoices = {
  name: 'EstatusConteo',
  options: [
    { value: 'PROGRAMADO', icon: 'calendar' },
    { value: 'CONTANDO', tone: 'info', icon: 'clipboard' },
    { value: 'RECONTEO', tone: 'warning', icon: 'clipboard' },
    { value: 'EN_REVISION', tone: 'info', icon: 'clock' },
    { value: 'AUTORIZADO', tone: 'success', icon: 'check' },
    { value: 'APLICADO', tone: 'success', icon: 'box' },
    { value: 'CANCELADO', icon: 'block' },
  ],
};

export const tipoConteo: EnumChoices = {
  name: 'TipoConteo',
  options: [
    { value: 'GENERAL' },
    { value: 'CICLICO' },
    { value: 'CONTROLADOS' },
    { value: 'ALEATORIO' },
    { value: 'CORTE_TURNO' },
  ],
};

export const estatusLote: EnumChoices = {
  name: 'EstatusLote',
  options: [
    { value: 'DISPONIBLE', tone: 'success', icon: 'check' },
    { value: 'CUARENTENA', tone: 'warning', icon: 'clock' },
    { value: 'SUSPENDIDO', tone: 'warning', icon: 'block' },
    { value: 'RETIRADO', tone: 'danger', icon: 'alert' },
    { value: 'CADUCADO', tone: 'danger', icon: 'alert' },
    { value: 'AGOTADO', icon: 'box' },
  ],
};
