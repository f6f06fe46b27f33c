// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Carta canje, as the server answers it.
 */
export interface CartaCanje {
  cartaCanjeId: number;
  folio: string | null;
  estatus: 'VIGENTE' | 'EN_CANJE' | 'APLICADA_PARCIAL' | 'APLICADA' | 'VENCIDA' | 'CANCELADA';
  memoFolio: string;
  memoFecha: string;
  vigenciaMeses: number;
  vigenciaFecha: string;
  plazoRespuestaDias: number;
  proveedorId: number;
  proveedorNombre: string;
  recepcionId: number | null;
  recepcionNombre: string | null;
  almacenId: number;
  almacenNombre: string;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  insumoId: number;
  insumoNombre: string;
  loteId: number;
  loteNombre: string;
  cantidad: number;
  cantidadCanjeada: number;
  saldo: number;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Carta canje, as a client sends it.
 */
export interface CartaCanjeInput {}
