// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Recepción de proveedor, as the server answers it.
 */
export interface Recepcion {
  recepcionId: number;
  folio: string | null;
  estatus: 'BORRADOR' | 'EN_INSPECCION' | 'ACEPTADA' | 'ACEPTADA_PARCIAL' | 'RECHAZADA' | 'CANCELADA';
  almacenId: number;
  almacenNombre: string;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  proveedorId: number;
  proveedorNombre: string;
  eventoId: number | null;
  eventoNombre: string | null;
  contratoId: number | null;
  contratoNombre: string | null;
  ordenSuministro: string | null;
  remision: string;
  factura: string | null;
  fecha: string;
  motivo: string | null;
  lineas?:
    | {
        recepcionDetalleId: number;
        insumoNombre?: string | null;
        fuenteFinanciamientoNombre?: string | null;
        programaNombre?: string | null;
        loteNombre?: string | null;
        insumoId: number;
        numeroLote?: string | null;
        caducidad?: string | null;
        cantidad: number;
        costoUnitario?: number | null;
        ivaPorcentaje?: number | null;
        importe?: number | null;
        temperatura?: number | null;
        ubicacionCodigo?: string | null;
        marca?: string | null;
        fechaFabricacion?: string | null;
        gtin?: string | null;
        fuenteFinanciamientoId?: number | null;
        programaId?: number | null;
        cantidadRechazada?: number | null;
        motivoRechazo?: string | null;
        cartaFolio?: string | null;
        cartaFecha?: string | null;
        cartaVigenciaMeses?: number | null;
        loteId?: number | null;
      }[]
    | null;
  piezas: number | null;
  piezasRechazadas: number | null;
  subtotal: number | null;
  ivaTotal: number | null;
  importeTotal: number | null;
  inspeccionEmpaque: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA' | null;
  inspeccionEtiquetado: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA' | null;
  inspeccionCaducidad: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA' | null;
  inspeccionTemperatura: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA' | null;
  inspeccionObservaciones: string | null;
  capturistaId: number | null;
  capturistaNombre: string | null;
  inspectorId: number | null;
  inspectorNombre: string | null;
  fechaCaptura: string | null;
  fechaInspeccion: string | null;
  estatusDesde: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Recepción de proveedor, as a client sends it.
 */
export interface RecepcionInput {
  almacenId: number;
  proveedorId: number;
  eventoId?: number;
  contratoId?: number;
  ordenSuministro?: string;
  remision: string;
  factura?: string;
  fecha: string;
  lineas?: {
    recepcionDetalleId?: number;
    insumoId: number;
    numeroLote?: string;
    caducidad?: string;
    cantidad: number;
    costoUnitario?: number;
    ivaPorcentaje?: number;
    temperatura?: number;
    ubicacionCodigo?: string;
    marca?: string;
    fechaFabricacion?: string;
    gtin?: string;
    fuenteFinanciamientoId?: number;
    programaId?: number;
  }[];
}

/**
 * Recepción de proveedor, «Aceptar»: what is sent.
 */
export interface RecepcionAceptarInput {
  inspeccionEmpaque: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA';
  inspeccionEtiquetado: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA';
  inspeccionCaducidad: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA';
  inspeccionTemperatura: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA';
  inspeccionObservaciones?: string;
  lineas: {
    recepcionDetalleId: number;
    cantidadRechazada?: number;
    motivoRechazo?: string;
    cartaFolio?: string;
    cartaFecha?: string;
    cartaVigenciaMeses?: number;
  }[];
}

/**
 * Recepción de proveedor, «Rechazar entrega»: what is sent.
 */
export interface RecepcionRechazarInput {
  motivo: string;
}

/**
 * Recepción de proveedor, «Cancelar recepción»: what is sent.
 */
export interface RecepcionCancelarInput {
  motivo: string;
}
