// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Tipo de dieta, as the server answers it.
 */
export interface TipoDieta {
  tipoDietaId: number;
  clave: string;
  nombre: string;
  descripcion: string | null;
  ayuno: boolean;
  orden: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Tipo de dieta, as a client sends it.
 */
export interface TipoDietaInput {
  clave: string;
  nombre: string;
  descripcion?: string;
  ayuno: boolean;
  orden?: number;
}
