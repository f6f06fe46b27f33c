// Generated from schemas/entities/farmacia/receta-abierta.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Receta abierta en otra farmacia, as the server answers it.
 */
export interface RecetaAbierta {
  recetaAbiertaId: number;
  folio: string | null;
  recetaId: number;
  recetaNombre: string;
  almacenId: number;
  almacenNombre: string;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  usuarioId: number | null;
  usuarioNombre: string | null;
  desde: string;
  hasta: string;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Receta abierta en otra farmacia, as a client sends it.
 */
export interface RecetaAbiertaInput {}
