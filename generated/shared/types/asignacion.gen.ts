// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Asignación de turno, as the server answers it.
 */
export interface Asignacion {
  asignacionId: number;
  hospitalizacionId: number;
  hospitalizacionNombre: string;
  unidadId: number;
  unidadNombre: string;
  servicioId: number;
  servicioNombre: string;
  personalMedicoId: number;
  personalMedicoNombre: string;
  rol: 'MEDICO_TRATANTE' | 'MEDICO_GUARDIA' | 'ENFERMERA' | 'JEFE_ENFERMERIA';
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO';
  fecha: string;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Asignación de turno, as a client sends it.
 */
export interface AsignacionInput {}
