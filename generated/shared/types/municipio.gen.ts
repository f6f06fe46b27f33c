// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Municipio, as the server answers it.
 */
export interface Municipio {
  municipioId: number;
  nombre: string;
  estadoClave: string;
  estadoNombre: string;
  claveInegi: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  poblacion: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Municipio, as a client sends it.
 */
export interface MunicipioInput {
  nombre: string;
  estadoClave: string;
  claveInegi: string;
  jurisdiccionId?: number;
  poblacion?: number;
}
