// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * País, as the server answers it.
 */
export interface Pais {
  codigo: string;
  codigo3: string | null;
  nombre: string;
  nacionalidad: string | null;
  orden: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * País, as a client sends it.
 */
export interface PaisInput {
  codigo: string;
  codigo3?: string;
  nombre: string;
  nacionalidad?: string;
  orden?: number;
}
