// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Propuesta de cambio, as the server answers it.
 */
export interface PropuestaCambio {
  propuestaCambioId: number;
  folio: string | null;
  estatus:
    | 'BORRADOR'
    | 'ENVIADA'
    | 'ACEPTADA'
    | 'RECHAZADA'
    | 'CONTRAPROPUESTA'
    | 'EN_TRANSITO'
    | 'RECIBIDA_PARCIAL'
    | 'RECIBIDA'
    | 'VENCIDA'
    | 'CANCELADA';
  proveedorId: number;
  proveedorNombre: string;
  almacenId: number;
  almacenNombre: string;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  tipo: 'MISMO_INSUMO' | 'SUSTITUTO' | 'NOTA_CREDITO';
  fechaCompromiso: string;
  proveedorNota: string | null;
  motivo: string | null;
  ronda: number | null;
  lineas?:
    | {
        propuestaCambioDetalleId: number;
        loteSaleNombre?: string | null;
        insumoEntraNombre?: string | null;
        insumoNombre?: string | null;
        cartaCanjeNombre?: string | null;
        loteEntraNombre?: string | null;
        loteSaleId: number;
        cantidadSale: number;
        insumoEntraId?: number | null;
        numeroLoteEntra?: string | null;
        caducidadEntra?: string | null;
        cantidadEntra?: number | null;
        insumoId?: number | null;
        numeroLote?: string | null;
        caducidad?: string | null;
        costoUnitario?: number | null;
        cartaCanjeId?: number | null;
        piezasPorDerecho?: number | null;
        cantidadContra?: number | null;
        recibido?: number | null;
        entregado?: number | null;
        condicion?: 'BUENA' | 'EMPAQUE_DANADO' | 'ETIQUETA_DISTINTA' | 'TEMPERATURA' | 'CADUCIDAD_CORTA' | null;
        temperatura?: number | null;
        numeroLoteRecibido?: string | null;
        caducidadRecibida?: string | null;
        recibidoCantidad?: number | null;
        entregadoCantidad?: number | null;
        rechazadoCantidad?: number | null;
        loteEntraId?: number | null;
        pendiente?: number | null;
      }[]
    | null;
  rondas:
    | {
        ronda: number;
        oferta: 'PROPUESTA' | 'CONTRAPROPUESTA';
        autor: string;
        fecha: string;
        lote: string;
        cantidad: number;
        motivo?: string | null;
      }[]
    | null;
  piezasSalen: number | null;
  piezasEntran: number | null;
  importe: number | null;
  importeEstimado: boolean | null;
  remision: string | null;
  eventoId: number | null;
  eventoNombre: string | null;
  notaCreditoFolio: string | null;
  notaCreditoImporte: number | null;
  firma: string | null;
  observaciones: string | null;
  elaboraId: number | null;
  elaboraNombre: string | null;
  editoresIds: number[] | null;
  enviaId: number | null;
  enviaNombre: string | null;
  respondeId: number | null;
  respondeNombre: string | null;
  receptorId: number | null;
  receptorNombre: string | null;
  fechaElaboracion: string | null;
  fechaEnvio: string | null;
  fechaRespuesta: string | null;
  fechaEmbarque: string | null;
  fechaRecepcion: string | null;
  estatusDesde: string | null;
  estatusLimite: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Propuesta de cambio, as a client sends it.
 */
export interface PropuestaCambioInput {
  proveedorId: number;
  almacenId: number;
  tipo: 'MISMO_INSUMO' | 'SUSTITUTO' | 'NOTA_CREDITO';
  fechaCompromiso: string;
  proveedorNota?: string;
  lineas?: {
    propuestaCambioDetalleId?: number;
    loteSaleId: number;
    cantidadSale: number;
    insumoEntraId?: number;
    numeroLoteEntra?: string;
    caducidadEntra?: string;
    cantidadEntra?: number;
  }[];
}

/**
 * Propuesta de cambio, «Rechazar»: what is sent.
 */
export interface PropuestaCambioRechazarInput {
  motivo: string;
}

/**
 * Propuesta de cambio, «Contraproponer»: what is sent.
 */
export interface PropuestaCambioContraproponerInput {
  motivo: string;
  lineas: {
    propuestaCambioDetalleId: number;
    cantidadContra: number;
  }[];
}

/**
 * Propuesta de cambio, «Avisar envío»: what is sent.
 */
export interface PropuestaCambioAvisarEnvioInput {
  remision: string;
  eventoId?: number;
  notaCreditoFolio?: string;
  notaCreditoImporte?: number;
}

/**
 * Propuesta de cambio, «Recibir»: what is sent.
 */
export interface PropuestaCambioRecibirInput {
  remision: string;
  firma?: string;
  observaciones?: string;
  lineas: {
    propuestaCambioDetalleId: number;
    recibido: number;
    entregado?: number;
    condicion?: 'BUENA' | 'EMPAQUE_DANADO' | 'ETIQUETA_DISTINTA' | 'TEMPERATURA' | 'CADUCIDAD_CORTA';
    temperatura?: number;
    numeroLoteRecibido?: string;
    caducidadRecibida?: string;
  }[];
}

/**
 * Propuesta de cambio, «Enviar lo que falta»: what is sent.
 */
export interface PropuestaCambioCompletarInput {
  remision: string;
}

/**
 * Propuesta de cambio, «Cerrar sin lo que falta»: what is sent.
 */
export interface PropuestaCambioCerrarCortoInput {
  motivo: string;
}

/**
 * Propuesta de cambio, «Cancelar propuesta»: what is sent.
 */
export interface PropuestaCambioCancelarInput {
  motivo: string;
}

/**
 * Propuesta de cambio, «No llegó o se devolvió»: what is sent.
 */
export interface PropuestaCambioAnularEnvioInput {
  motivo: string;
}
