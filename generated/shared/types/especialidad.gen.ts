// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Especialidad, as the server answers it.
 */
export interface Especialidad {
  especialidadId: number;
  clave: string;
  nombre: string;
  tipo: 'MEDICA' | 'QUIRURGICA' | 'PEDIATRICA' | 'GINECO' | 'DIAGNOSTICO' | 'ENFERMERIA' | 'OTRA' | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Especialidad, as a client sends it.
 */
export interface EspecialidadInput {
  clave: string;
  nombre: string;
  tipo?: 'MEDICA' | 'QUIRURGICA' | 'PEDIATRICA' | 'GINECO' | 'DIAGNOSTICO' | 'ENFERMERIA' | 'OTRA';
}
