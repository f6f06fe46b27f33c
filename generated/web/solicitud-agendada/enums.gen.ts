// Generated from schemas/entities/agenda/solicitud-agendada.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusEvento: EnumChoices = {
  name: 'EstatusEvento',
  options: [
    { value: 'PROGRAMADA', tone: 'info', icon: 'clock' },
    { value: 'AUTORIZADA', tone: 'info', icon: 'calendar' },
    { value: 'EN_CURSO', tone: 'warning', icon: 'person' },
    { value: 'COMPLETADA', tone: 'success', icon: 'check' },
    { value: 'REPROGRAMADA', icon: 'swap' },
    { value: 'RECHAZADA', tone: 'danger', icon: 'block' },
    { value: 'CANCELADA', icon: 'block' },
    { value: 'NO_SE_PRESENTO', tone: 'danger', icon: 'alert' },
  ],
};

export const estatusSolicitud: EnumChoices = {
  name: 'EstatusSolicitud',
  options: [
    { value: 'BORRADOR', icon: 'edit' },
    { value: 'ENVIADA', tone: 'info', icon: 'mail' },
    { value: 'EN_REVISION', tone: 'info', icon: 'clipboard' },
    { value: 'AUTORIZADA', tone: 'success', icon: 'check' },
    { value: 'RECHAZADA', tone: 'danger', icon: 'block' },
    { value: 'EN_SURTIMIENTO', tone: 'warning', icon: 'box' },
    { value: 'SURTIDA', tone: 'info', icon: 'box' },
    { value: 'EN_TRANSITO', tone: 'warning', icon: 'truck' },
    { value: 'RECIBIDA', tone: 'success', icon: 'check' },
    { value: 'RECIBIDA_CON_DIFERENCIAS', tone: 'danger', icon: 'alert' },
    { value: 'CERRADA', icon: 'check' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};
