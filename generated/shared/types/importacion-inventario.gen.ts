// Generated from schemas/entities/inventario/importacion-inventario.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Importación de existencias, as the server answers it.
 */
export interface ImportacionInventario {
  importacionInventarioId: number;
  folio: string | null;
  estatus: 'REVISADA' | 'APLICADA' | 'DESCARTADA';
  almacenId: number;
  almacenNombre: string;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  tipo: 'INVENTARIO_INICIAL' | 'CONTEO';
  conteoId: number | null;
  conteoNombre: string | null;
  observaciones: string | null;
  archivoNombre: string;
  archivoHash: string;
  filas: number;
  validas: number;
  conError: number;
  conAviso: number;
  claves: number;
  piezas: number;
  valor: number;
  revisadaPorId: number | null;
  revisadaPorNombre: string | null;
  fechaRevision: string;
  aplicadaPorId: number | null;
  aplicadaPorNombre: string | null;
  fechaAplicacion: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Importación de existencias, as a client sends it.
 */
export interface ImportacionInventarioInput {}
