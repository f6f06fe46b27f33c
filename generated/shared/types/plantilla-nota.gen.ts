// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Plantilla de nota, as the server answers it.
 */
export interface PlantillaNota {
  plantillaNotaId: number;
  nombre: string;
  diagnosticoId: number;
  diagnosticoNombre: string;
  unidadId: number;
  unidadNombre: string;
  padecimientoActual: string | null;
  exploracionFisica: string | null;
  tratamientoIndicaciones: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Plantilla de nota, as a client sends it.
 */
export interface PlantillaNotaInput {
  nombre: string;
  diagnosticoId: number;
  unidadId: number;
  padecimientoActual?: string;
  exploracionFisica?: string;
  tratamientoIndicaciones?: string;
}
