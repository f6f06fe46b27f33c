// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Entrada extraordinaria, as the server answers it.
 */
export interface EntradaExtraordinaria {
  entradaExtraordinariaId: number;
  folio: string | null;
  estatus: 'BORRADOR' | 'PENDIENTE_AUTORIZAR' | 'AUTORIZADA' | 'RECHAZADA' | 'APLICADA' | 'REVERSADA' | 'CANCELADA';
  almacenId: number;
  almacenNombre: string;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  motivoEntradaExtraordinariaId: number;
  motivoEntradaExtraordinariaNombre: string;
  fechaDocumento: string;
  procedencia: string | null;
  observaciones: string | null;
  motivo: string | null;
  lineas?:
    | {
        entradaExtraordinariaDetalleId: number;
        insumoNombre?: string | null;
        loteNombre?: string | null;
        insumoId: number;
        numeroLote?: string | null;
        caducidad?: string | null;
        cantidad: number;
        costoUnitario?: number | null;
        ubicacionCodigo?: string | null;
        importe?: number | null;
        loteId?: number | null;
      }[]
    | null;
  piezas: number | null;
  importeTotal: number | null;
  requiereAutorizacion: boolean | null;
  requiereEvidencia: boolean | null;
  permiteSinCosto: boolean | null;
  solicitanteId: number | null;
  solicitanteNombre: string | null;
  editoresIds: number[] | null;
  remitenteId: number | null;
  remitenteNombre: string | null;
  autorizadorId: number | null;
  autorizadorNombre: string | null;
  aplicadaPorId: number | null;
  aplicadaPorNombre: string | null;
  reversadaPorId: number | null;
  reversadaPorNombre: string | null;
  fechaSolicitud: string | null;
  fechaEnvio: string | null;
  fechaAutorizacion: string | null;
  fechaAplicacion: string | null;
  fechaReversa: string | null;
  estatusDesde: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Entrada extraordinaria, as a client sends it.
 */
export interface EntradaExtraordinariaInput {
  almacenId: number;
  motivoEntradaExtraordinariaId: number;
  fechaDocumento: string;
  procedencia?: string;
  observaciones?: string;
  lineas?: {
    entradaExtraordinariaDetalleId?: number;
    insumoId: number;
    numeroLote?: string;
    caducidad?: string;
    cantidad: number;
    costoUnitario?: number;
    ubicacionCodigo?: string;
  }[];
}

/**
 * Entrada extraordinaria, «Rechazar»: what is sent.
 */
export interface EntradaExtraordinariaRechazarInput {
  motivo: string;
}

/**
 * Entrada extraordinaria, «Revertir»: what is sent.
 */
export interface EntradaExtraordinariaReversarInput {
  motivo: string;
}

/**
 * Entrada extraordinaria, «Cancelar entrada»: what is sent.
 */
export interface EntradaExtraordinariaCancelarInput {
  motivo: string;
}
