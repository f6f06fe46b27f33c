// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Inscripción a programa, as the server answers it.
 */
export interface ProgramaInscripcion {
  programaInscripcionId: number;
  programaId: number;
  programaNombre: string;
  pacienteId: number;
  pacienteNombre: string;
  unidadId: number;
  unidadNombre: string;
  nombrePrograma: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  fecha: string;
  estatus: 'ACTIVO' | 'BAJA' | 'CONCLUIDO';
  proximaCita: string | null;
  justificacion: string | null;
  observaciones: string | null;
  inscritoPorId: number | null;
  inscritoPorNombre: string | null;
  motivoBaja: string | null;
  fechaSalida: string | null;
  salidaPorId: number | null;
  salidaPorNombre: string | null;
  abierta: boolean | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Inscripción a programa, as a client sends it.
 */
export interface ProgramaInscripcionInput {
  programaId: number;
  pacienteId: number;
  unidadId: number;
  fecha: string;
  proximaCita?: string;
  justificacion?: string;
  observaciones?: string;
}

/**
 * Inscripción a programa, «Dar de baja»: what is sent.
 */
export interface ProgramaInscripcionDarDeBajaInput {
  motivoBaja: string;
}
