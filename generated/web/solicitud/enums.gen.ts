// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

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

export const tipoSolicitud: EnumChoices = {
  name: 'TipoSolicitud',
  options: [
    { value: 'ORDINARIA', icon: 'calendar' },
    { value: 'EXTRAORDINARIA', tone: 'warning', icon: 'alert' },
    { value: 'MANUAL', icon: 'file' },
    { value: 'COLECTIVO', icon: 'group' },
    { value: 'REPOSICION_FONDO_FIJO', icon: 'box' },
    { value: 'PROGRAMA', icon: 'flag' },
    { value: 'REDISTRIBUCION', icon: 'swap' },
  ],
};

export const mes: EnumChoices = {
  name: 'Mes',
  options: [
    { value: 'ENERO' },
    { value: 'FEBRERO' },
    { value: 'MARZO' },
    { value: 'ABRIL' },
    { value: 'MAYO' },
    { value: 'JUNIO' },
    { value: 'JULIO' },
    { value: 'AGOSTO' },
    { value: 'SEPTIEMBRE' },
    { value: 'OCTUBRE' },
    { value: 'NOVIEMBRE' },
    { value: 'DICIEMBRE' },
  ],
};

export const tipoDiferencia: EnumChoices = {
  name: 'TipoDiferencia',
  options: [
    { value: 'FALTANTE', tone: 'danger' },
    { value: 'SOBRANTE', tone: 'warning' },
    { value: 'DANADO', tone: 'danger' },
    { value: 'LOTE_DISTINTO', tone: 'warning' },
    { value: 'CADUCIDAD_CORTA', tone: 'warning' },
    { value: 'TEMPERATURA', tone: 'danger' },
  ],
};

export const resolucionDiferencia: EnumChoices = {
  name: 'ResolucionDiferencia',
  options: [{ value: 'REINGRESO' }, { value: 'MERMA_TRANSITO' }, { value: 'NOTA_CREDITO' }, { value: 'ACEPTADA' }],
};

export const estatusLineaSolicitud: EnumChoices = {
  name: 'EstatusLineaSolicitud',
  options: [
    { value: 'PENDIENTE', icon: 'clock' },
    { value: 'AUTORIZADA', tone: 'success', icon: 'check' },
    { value: 'MODIFICADA', tone: 'info', icon: 'edit' },
    { value: 'NEGADA', tone: 'danger', icon: 'block' },
    { value: 'SURTIDA', tone: 'success', icon: 'box' },
    { value: 'PARCIAL', tone: 'warning', icon: 'box' },
    { value: 'SUSTITUIDA', tone: 'info', icon: 'swap' },
    { value: 'RECIBIDA', tone: 'success', icon: 'check' },
  ],
};

export const solicitudSugeridaTipo: EnumChoices = {
  name: 'SolicitudSugeridaTipo',
  options: [{ value: 'ORDINARIA' }, { value: 'REPOSICION_FONDO_FIJO' }, { value: 'COLECTIVO' }],
};
