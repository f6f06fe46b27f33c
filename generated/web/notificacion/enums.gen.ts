// Generated from schemas/entities/avisos/notificacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

export const notificacionTipo: EnumChoices = {
  name: 'NotificacionTipo',
  options: [
    { value: 'SOLICITUD_RECIBIDA' },
    { value: 'SOLICITUD_AUTORIZADA' },
    { value: 'SOLICITUD_RECHAZADA' },
    { value: 'SOLICITUD_CANCELADA' },
    { value: 'SOLICITUD_EN_TRANSITO' },
    { value: 'DIFERENCIA' },
    { value: 'LOTE_RETENIDO' },
    { value: 'ALERTA_SANITARIA' },
    { value: 'RED_FRIA' },
    { value: 'EXTRAORDINARIA_POR_AUTORIZAR' },
    { value: 'EXTRAORDINARIA_AUTORIZADA' },
    { value: 'EXTRAORDINARIA_RECHAZADA' },
    { value: 'CONTEO_POR_AUTORIZAR' },
    { value: 'CONTROLADO_DESCUADRE' },
    { value: 'SUSTITUTO_PROPUESTO' },
    { value: 'SUSTITUTO_AUTORIZADO' },
    { value: 'SUSTITUTO_NEGADO' },
    { value: 'ACCESO_EMERGENCIA' },
    { value: 'NEWS2_ALTO' },
    { value: 'NOTA_VENCIDA' },
    { value: 'ORDEN_POR_AUTORIZAR' },
    { value: 'ORDEN_URGENTE' },
    { value: 'ORDEN_AUTORIZADA' },
    { value: 'ORDEN_RECHAZADA' },
    { value: 'ORDEN_POR_REGULARIZAR' },
    { value: 'ORDEN_SIN_REGULARIZAR' },
    { value: 'ORDEN_SURTIDA' },
    { value: 'ORDEN_RELEVADA' },
    { value: 'DEVOLUCION_POR_ACEPTAR' },
    { value: 'DEVOLUCION_ACEPTADA' },
    { value: 'DEVOLUCION_RECHAZADA' },
    { value: 'DESCUADRE' },
    { value: 'MENSAJE' },
    { value: 'MENCION' },
    { value: 'SISTEMA' },
  ],
};

export const notificacionSeveridad: EnumChoices = {
  name: 'NotificacionSeveridad',
  options: [
    { value: 'INFO', tone: 'info' },
    { value: 'AVISO' },
    { value: 'ALERTA', tone: 'warning' },
    { value: 'CRITICA', tone: 'danger' },
  ],
};
