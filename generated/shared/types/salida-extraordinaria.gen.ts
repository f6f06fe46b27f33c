// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Salida extraordinaria, as the server answers it.
 */
export interface SalidaExtraordinaria {
  salidaExtraordinariaId: number;
  folio: string | null;
  estatus: 'BORRADOR' | 'PENDIENTE_AUTORIZAR' | 'AUTORIZADA' | 'RECHAZADA' | 'APLICADA' | 'REVERSADA' | 'CANCELADA';
  almacenId: number;
  almacenNombre: string;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  motivoSalidaExtraordinariaId: number;
  motivoSalidaExtraordinariaNombre: string;
  fechaDocumento: string;
  destinoTexto: string | null;
  actaNumero: string | null;
  observaciones: string | null;
  motivo: string | null;
  lineas?:
    | {
        salidaExtraordinariaDetalleId: number;
        loteNombre?: string | null;
        insumoNombre?: string | null;
        loteId: number;
        cantidad: number;
        observaciones?: string | null;
        insumoId?: number | null;
        caducidad?: string | null;
        costoUnitario?: number | null;
        importe?: number | null;
      }[]
    | null;
  piezas: number | null;
  importeTotal: number | null;
  importeEstimado: boolean | null;
  requiereAutorizacion: boolean | null;
  requiereEvidencia: boolean | null;
  requiereActa: boolean | null;
  permiteLoteCaducado: boolean | null;
  destino: 'NINGUNO' | 'PROVEEDOR' | 'OTRO_ALMACEN' | 'DESTRUCCION' | 'DONATARIO' | null;
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
 * Salida extraordinaria, as a client sends it.
 */
export interface SalidaExtraordinariaInput {
  almacenId: number;
  motivoSalidaExtraordinariaId: number;
  fechaDocumento: string;
  destinoTexto?: string;
  actaNumero?: string;
  observaciones?: string;
  lineas?: {
    salidaExtraordinariaDetalleId?: number;
    loteId: number;
    cantidad: number;
    observaciones?: string;
  }[];
}

/**
 * Salida extraordinaria, «Rechazar»: what is sent.
 */
export interface SalidaExtraordinariaRechazarInput {
  motivo: string;
}

/**
 * Salida extraordinaria, «Revertir»: what is sent.
 */
export interface SalidaExtraordinariaReversarInput {
  motivo: string;
}

/**
 * Salida extraordinaria, «Cancelar salida»: what is sent.
 */
export interface SalidaExtraordinariaCancelarInput {
  motivo: string;
}
