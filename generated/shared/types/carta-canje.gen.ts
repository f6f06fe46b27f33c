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
  loteId: number;
  loteNombre: string;
  caducidad: string | null;
  vigenciaFecha: string | null;
  plazoRespuestaDias: number;
  proveedorId: number | null;
  proveedorNombre: string | null;
  recepcionId: number | null;
  recepcionNombre: string | null;
  almacenId: number | null;
  almacenNombre: string | null;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  insumoId: number | null;
  insumoNombre: string | null;
  cantidad: number;
  cantidadCanjeada: number;
  piezasEnCanje: number;
  saldo: number;
  motivo: string | null;
  condiciones: string | null;
  observaciones: string | null;
  avisoDias: number | null;
  canjeSolicitado: string | null;
  canjeLimite: string | null;
  estatusDesde: string | null;
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
export interface CartaCanjeInput {
  memoFolio: string;
  memoFecha: string;
  vigenciaMeses: number;
  loteId: number;
  plazoRespuestaDias: number;
  cantidad: number;
  condiciones?: string;
  observaciones?: string;
}

/**
 * Carta canje, «Cancelar carta»: what is sent.
 */
export interface CartaCanjeCancelarInput {
  motivo: string;
}
