// Generated from schemas/entities/avisos/notificacion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Notificación, as the server answers it.
 */
export interface Notificacion {
  notificacionId: number;
  usuarioId: number;
  usuarioNombre: string;
  tipo:
    | 'SOLICITUD_RECIBIDA'
    | 'SOLICITUD_AUTORIZADA'
    | 'SOLICITUD_RECHAZADA'
    | 'SOLICITUD_CANCELADA'
    | 'SOLICITUD_EN_TRANSITO'
    | 'DIFERENCIA'
    | 'LOTE_RETENIDO'
    | 'ALERTA_SANITARIA'
    | 'RED_FRIA'
    | 'EXTRAORDINARIA_POR_AUTORIZAR'
    | 'EXTRAORDINARIA_AUTORIZADA'
    | 'EXTRAORDINARIA_RECHAZADA'
    | 'CONTEO_POR_AUTORIZAR'
    | 'CONTROLADO_DESCUADRE'
    | 'SUSTITUTO_PROPUESTO'
    | 'SUSTITUTO_AUTORIZADO'
    | 'SUSTITUTO_NEGADO'
    | 'RECETA_ANULADA'
    | 'VISITA_CERRADA'
    | 'ACCESO_EMERGENCIA'
    | 'NEWS2_ALTO'
    | 'NOTA_VENCIDA'
    | 'ORDEN_POR_AUTORIZAR'
    | 'ORDEN_URGENTE'
    | 'ORDEN_AUTORIZADA'
    | 'ORDEN_RECHAZADA'
    | 'ORDEN_POR_REGULARIZAR'
    | 'ORDEN_SIN_REGULARIZAR'
    | 'ORDEN_SURTIDA'
    | 'ORDEN_RELEVADA'
    | 'DEVOLUCION_POR_ACEPTAR'
    | 'DEVOLUCION_ACEPTADA'
    | 'DEVOLUCION_RECHAZADA'
    | 'PROPUESTA_POR_RESPONDER'
    | 'PROPUESTA_ACEPTADA'
    | 'PROPUESTA_RECHAZADA'
    | 'PROPUESTA_CONTRAPROPUESTA'
    | 'PROPUESTA_EN_TRANSITO'
    | 'PROPUESTA_RECIBIDA'
    | 'PROPUESTA_CERRADA'
    | 'PROPUESTA_VENCIDA'
    | 'PROPUESTA_CANCELADA'
    | 'CITA_POR_AUTORIZAR'
    | 'CITA_AUTORIZADA'
    | 'CITA_RECHAZADA'
    | 'CITA_CANCELADA'
    | 'CITA_PERDIDA'
    | 'CITA_PROXIMA'
    | 'CARTA_POR_VENCER'
    | 'CARTA_VENCIDA'
    | 'CANJE_SOLICITADO'
    | 'AUMENTO_AUTORIZADO'
    | 'AUMENTO_RECHAZADO'
    | 'DESCUADRE'
    | 'REPORTE_LISTO'
    | 'REPORTE_FALLIDO'
    | 'MENSAJE'
    | 'MENCION'
    | 'SISTEMA';
  severidad: 'INFO' | 'AVISO' | 'ALERTA' | 'CRITICA';
  titulo: string | null;
  cuerpo: string | null;
  folio: string | null;
  detalle: string | null;
  ruta: string | null;
  entidad: string | null;
  entidadId: number | null;
  unidadId: number | null;
  unidadNombre: string | null;
  agrupador: string | null;
  fecha: string;
  vista: boolean;
  fechaVista: string | null;
  requiereAccion: boolean;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Notificación, as a client sends it.
 */
export interface NotificacionInput {
  usuarioId: number;
  tipo:
    | 'SOLICITUD_RECIBIDA'
    | 'SOLICITUD_AUTORIZADA'
    | 'SOLICITUD_RECHAZADA'
    | 'SOLICITUD_CANCELADA'
    | 'SOLICITUD_EN_TRANSITO'
    | 'DIFERENCIA'
    | 'LOTE_RETENIDO'
    | 'ALERTA_SANITARIA'
    | 'RED_FRIA'
    | 'EXTRAORDINARIA_POR_AUTORIZAR'
    | 'EXTRAORDINARIA_AUTORIZADA'
    | 'EXTRAORDINARIA_RECHAZADA'
    | 'CONTEO_POR_AUTORIZAR'
    | 'CONTROLADO_DESCUADRE'
    | 'SUSTITUTO_PROPUESTO'
    | 'SUSTITUTO_AUTORIZADO'
    | 'SUSTITUTO_NEGADO'
    | 'RECETA_ANULADA'
    | 'VISITA_CERRADA'
    | 'ACCESO_EMERGENCIA'
    | 'NEWS2_ALTO'
    | 'NOTA_VENCIDA'
    | 'ORDEN_POR_AUTORIZAR'
    | 'ORDEN_URGENTE'
    | 'ORDEN_AUTORIZADA'
    | 'ORDEN_RECHAZADA'
    | 'ORDEN_POR_REGULARIZAR'
    | 'ORDEN_SIN_REGULARIZAR'
    | 'ORDEN_SURTIDA'
    | 'ORDEN_RELEVADA'
    | 'DEVOLUCION_POR_ACEPTAR'
    | 'DEVOLUCION_ACEPTADA'
    | 'DEVOLUCION_RECHAZADA'
    | 'PROPUESTA_POR_RESPONDER'
    | 'PROPUESTA_ACEPTADA'
    | 'PROPUESTA_RECHAZADA'
    | 'PROPUESTA_CONTRAPROPUESTA'
    | 'PROPUESTA_EN_TRANSITO'
    | 'PROPUESTA_RECIBIDA'
    | 'PROPUESTA_CERRADA'
    | 'PROPUESTA_VENCIDA'
    | 'PROPUESTA_CANCELADA'
    | 'CITA_POR_AUTORIZAR'
    | 'CITA_AUTORIZADA'
    | 'CITA_RECHAZADA'
    | 'CITA_CANCELADA'
    | 'CITA_PERDIDA'
    | 'CITA_PROXIMA'
    | 'CARTA_POR_VENCER'
    | 'CARTA_VENCIDA'
    | 'CANJE_SOLICITADO'
    | 'AUMENTO_AUTORIZADO'
    | 'AUMENTO_RECHAZADO'
    | 'DESCUADRE'
    | 'REPORTE_LISTO'
    | 'REPORTE_FALLIDO'
    | 'MENSAJE'
    | 'MENCION'
    | 'SISTEMA';
  severidad: 'INFO' | 'AVISO' | 'ALERTA' | 'CRITICA';
  titulo?: string;
  cuerpo?: string;
  folio?: string;
  detalle?: string;
  ruta?: string;
  entidad?: string;
  entidadId?: number;
  unidadId?: number;
  agrupador?: string;
  fecha: string;
  vista: boolean;
  fechaVista?: string;
  requiereAccion: boolean;
}
