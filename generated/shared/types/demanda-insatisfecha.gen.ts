// Generated from schemas/entities/farmacia/demanda-insatisfecha.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Demanda insatisfecha, as the server answers it.
 */
export interface DemandaInsatisfecha {
  demandaInsatisfechaId: number;
  insumoClave: string;
  consecutivo: number;
  fecha: string;
  almacenId: number;
  almacenNombre: string;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  insumoId: number;
  insumoNombre: string;
  cantidad: number;
  motivoNoSurtidoId: number | null;
  motivoNoSurtidoNombre: string | null;
  recetaId: number | null;
  recetaNombre: string | null;
  recetaDetalleId: number | null;
  ordenCargoId: number | null;
  ordenCargoNombre: string | null;
  insumoOrdenCargoId: number | null;
  usuarioId: number | null;
  usuarioNombre: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Demanda insatisfecha, as a client sends it.
 */
export interface DemandaInsatisfechaInput {
  insumoClave: string;
  consecutivo: number;
  fecha: string;
  almacenId: number;
  unidadId: number;
  jurisdiccionId?: number;
  insumoId: number;
  cantidad: number;
  motivoNoSurtidoId?: number;
  recetaId?: number;
  recetaDetalleId?: number;
  ordenCargoId?: number;
  insumoOrdenCargoId?: number;
  usuarioId?: number;
}
