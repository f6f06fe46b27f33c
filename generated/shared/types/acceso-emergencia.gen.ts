// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Acceso de emergencia, as the server answers it.
 */
export interface AccesoEmergencia {
  accesoEmergenciaId: number;
  pacienteId: number;
  pacienteNombre: string;
  usuarioId: number;
  usuarioNombre: string;
  unidadId: number;
  unidadNombre: string;
  motivoAcceso: string;
  desde: string;
  hasta: string;
  estatus: 'POR_REVISAR' | 'JUSTIFICADO' | 'INJUSTIFICADO';
  observacion: string | null;
  revisadoPorId: number | null;
  revisadoPorNombre: string | null;
  fechaRevision: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Acceso de emergencia, as a client sends it.
 */
export interface AccesoEmergenciaInput {}

/**
 * Acceso de emergencia, «Objetar»: what is sent.
 */
export interface AccesoEmergenciaObjetarInput {
  observacion: string;
}
