// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoEvento: EnumChoices = {
  name: 'TipoEvento',
  options: [
    { value: 'CITA_CONSULTA', icon: 'stethoscope' },
    { value: 'ENTREGA_SOLICITUD', icon: 'truck' },
    { value: 'RECEPCION_PROVEEDOR', icon: 'box' },
    { value: 'CANJE', icon: 'swap' },
    { value: 'CONTEO_FISICO', icon: 'clipboard' },
    { value: 'BRIGADA', icon: 'group' },
    { value: 'OTRO', icon: 'calendar' },
  ],
};

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
