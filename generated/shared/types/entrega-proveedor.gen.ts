// Generated from schemas/entities/proveedores/entrega-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Entrega, as the server answers it.
 */
export interface EntregaProveedor {
  entregaProveedorId: number;
  folio: string | null;
  remision: string;
  fecha: string;
  estatus: 'ACEPTADA' | 'ACEPTADA_PARCIAL' | 'RECHAZADA';
  proveedorId: number;
  proveedorNombre: string;
  contratoId: number | null;
  contratoNombre: string | null;
  almacenId: number;
  almacenNombre: string;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  insumoId: number;
  insumoNombre: string;
  loteId: number | null;
  loteNombre: string | null;
  marca: string | null;
  numeroLote: string | null;
  caducidad: string | null;
  cantidad: number;
  aceptada: number;
  rechazada: number;
  motivoRechazo: string | null;
  importe: number | null;
  diasDeVida: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Entrega, as a client sends it.
 */
export interface EntregaProveedorInput {}
