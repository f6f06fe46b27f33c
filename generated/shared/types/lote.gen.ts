// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Lote, as the server answers it.
 */
export interface Lote {
  loteId: number;
  almacenId: number;
  almacenNombre: string;
  insumoId: number;
  insumoNombre: string;
  insumoClave: string;
  nombreGenerico: string;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  numeroLote: string | null;
  caducidad: string | null;
  estatus: 'DISPONIBLE' | 'CUARENTENA' | 'SUSPENDIDO' | 'RETIRADO' | 'CADUCADO' | 'AGOTADO';
  motivoEstatus: string | null;
  fuenteFinanciamientoId: number | null;
  fuenteFinanciamientoNombre: string | null;
  programaId: number | null;
  programaNombre: string | null;
  existencia: number;
  reservada: number;
  libre: number;
  cantidadInicial: number;
  costoUnitario: number;
  ivaPorcentaje: number | null;
  ubicacionCodigo: string | null;
  observaciones: string | null;
  proveedorId: number | null;
  proveedorNombre: string | null;
  origen: string | null;
  contrato: string | null;
  ordenSuministro: string | null;
  remision: string | null;
  factura: string | null;
  cartaCanjeId: number | null;
  cartaCanjeNombre: string | null;
  marca: string | null;
  fabricante: string | null;
  fechaFabricacion: string | null;
  codigoBarras: string | null;
  fechaRecepcion: string;
  temperaturaRecepcion: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Lote, as a client sends it.
 */
export interface LoteInput {
  ubicacionCodigo?: string;
  observaciones?: string;
}
