// Generated from schemas/entities/agenda/solicitud-agendada.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Solicitud agendada, as the server answers it.
 */
export interface SolicitudAgendada {
  solicitudAgendadaId: number;
  folio: string | null;
  solicitudId: number;
  solicitudNombre: string;
  eventoId: number;
  eventoNombre: string;
  inicio: string;
  fin: string | null;
  fecha: string | null;
  anden: string | null;
  estatusEvento:
    | 'PROGRAMADA'
    | 'AUTORIZADA'
    | 'EN_CURSO'
    | 'COMPLETADA'
    | 'REPROGRAMADA'
    | 'RECHAZADA'
    | 'CANCELADA'
    | 'NO_SE_PRESENTO';
  estatusSolicitud:
    | 'BORRADOR'
    | 'ENVIADA'
    | 'EN_REVISION'
    | 'AUTORIZADA'
    | 'RECHAZADA'
    | 'EN_SURTIMIENTO'
    | 'SURTIDA'
    | 'EN_TRANSITO'
    | 'RECIBIDA'
    | 'RECIBIDA_CON_DIFERENCIAS'
    | 'CERRADA'
    | 'CANCELADA';
  unidadSolicitanteId: number | null;
  unidadSolicitanteNombre: string | null;
  almacenSolicitanteId: number | null;
  almacenSolicitanteNombre: string | null;
  almacenSurtidorId: number | null;
  almacenSurtidorNombre: string | null;
  unidadSurtidoraId: number | null;
  unidadSurtidoraNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  claves: number | null;
  piezas: number | null;
  cajas: number | null;
  tarimas: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Solicitud agendada, as a client sends it.
 */
export interface SolicitudAgendadaInput {}
