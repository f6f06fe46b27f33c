// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Cita, as the server answers it.
 */
export interface Evento {
  eventoId: number;
  folio: string | null;
  tipo: 'CITA_CONSULTA' | 'ENTREGA_SOLICITUD' | 'RECEPCION_PROVEEDOR' | 'CANJE' | 'CONTEO_FISICO' | 'BRIGADA' | 'OTRO';
  estatus:
    | 'PROGRAMADA'
    | 'AUTORIZADA'
    | 'EN_CURSO'
    | 'COMPLETADA'
    | 'REPROGRAMADA'
    | 'RECHAZADA'
    | 'CANCELADA'
    | 'NO_SE_PRESENTO';
  pacienteId: number | null;
  pacienteNombre: string | null;
  titulo: string;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  personalMedicoId: number | null;
  personalMedicoNombre: string | null;
  nucleoId: number | null;
  nucleoNombre: string | null;
  almacenId: number | null;
  almacenNombre: string | null;
  proveedorId: number | null;
  proveedorNombre: string | null;
  anden: string | null;
  solicitudId: number | null;
  solicitudNombre: string | null;
  propuestaCambioId: number | null;
  propuestaCambioNombre: string | null;
  cajas: number | null;
  tarimas: number | null;
  inicio: string;
  fin: string | null;
  fecha: string | null;
  observaciones: string | null;
  horarioId: number | null;
  horarioNombre: string | null;
  reprogramadoDeId: number | null;
  reprogramadoDeNombre: string | null;
  consultaId: number | null;
  consultaNombre: string | null;
  agendaId: number | null;
  agendaNombre: string | null;
  llegada: string | null;
  incidencia: boolean | null;
  motivoCancelacion: string | null;
  recordada: string | null;
  estatusDesde: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Cita, as a client sends it.
 */
export interface EventoInput {
  tipo: 'CITA_CONSULTA' | 'ENTREGA_SOLICITUD' | 'RECEPCION_PROVEEDOR' | 'CANJE' | 'CONTEO_FISICO' | 'BRIGADA' | 'OTRO';
  pacienteId?: number;
  titulo: string;
  unidadId: number;
  personalMedicoId?: number;
  nucleoId?: number;
  almacenId?: number;
  proveedorId?: number;
  anden?: string;
  solicitudId?: number;
  propuestaCambioId?: number;
  cajas?: number;
  tarimas?: number;
  inicio: string;
  observaciones?: string;
}

/**
 * Cita, «Reprogramar»: what is sent.
 */
export interface EventoReprogramarInput {
  nuevoInicio: string;
  nuevoAnden?: string;
}

/**
 * Cita, «Cancelar cita»: what is sent.
 */
export interface EventoCancelarInput {
  motivoCancelacion: string;
}

/**
 * Cita, «Rechazar»: what is sent.
 */
export interface EventoRechazarInput {
  motivoCancelacion: string;
}
