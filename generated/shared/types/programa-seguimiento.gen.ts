// Generated from schemas/entities/programas/programa-seguimiento.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Seguimiento de programa, as the server answers it.
 */
export interface ProgramaSeguimiento {
  programaSeguimientoId: number;
  programaInscripcionId: number;
  programaInscripcionNombre: string;
  pacienteId: number;
  pacienteNombre: string;
  nombreCompleto: string | null;
  nombrePrograma: string | null;
  programaId: number;
  programaNombre: string;
  seguimiento: 'VENCIDA' | 'SIN_FECHA' | 'PENDIENTE' | 'AGENDADA' | null;
  proximaCita: string | null;
  diasVencida: number | null;
  ultimaConsulta: string | null;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  estatus: 'ACTIVO' | 'BAJA' | 'CONCLUIDO';
  fecha: string;
  fechaSalida: string | null;
  eventoId: number | null;
  eventoNombre: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Seguimiento de programa, as a client sends it.
 */
export interface ProgramaSeguimientoInput {}
