// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Expediente, as the server answers it.
 */
export interface PacienteUnidad {
  pacienteUnidadId: number;
  numeroExpediente: string | null;
  pacienteId: number;
  pacienteNombre: string;
  unidadId: number;
  unidadNombre: string;
  nucleoId: number | null;
  nucleoNombre: string | null;
  fechaApertura: string;
  principal: boolean | null;
  archivoFisico: string | null;
  estatusExpediente: 'ACTIVO' | 'PASIVO' | 'DEPURADO';
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Expediente, as a client sends it.
 */
export interface PacienteUnidadInput {
  numeroExpediente?: string;
  pacienteId: number;
  unidadId: number;
  nucleoId?: number;
  fechaApertura: string;
  archivoFisico?: string;
  estatusExpediente: 'ACTIVO' | 'PASIVO' | 'DEPURADO';
}
