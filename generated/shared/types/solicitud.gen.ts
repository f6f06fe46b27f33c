// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Solicitud, as the server answers it.
 */
export interface Solicitud {
  solicitudId: number;
  folio: string | null;
  estatus:
    | 'BORRADOR'
    | 'ENVIADA'
    | 'EN_REVISION'
    | 'AUTORIZADA'
    | 'RECHAZADA'
    | 'EN_SURTIMIENTO'
    | 'SURTIDA'
    | 'EN_TRANSITO'
    | 'RECIBIDA'
    | 'RECIBIDA_CON_DIFERENCIAS'
    | 'CERRADA'
    | 'CANCELADA';
  tipo:
    | 'ORDINARIA'
    | 'EXTRAORDINARIA'
    | 'MANUAL'
    | 'COLECTIVO'
    | 'REPOSICION_FONDO_FIJO'
    | 'PROGRAMA'
    | 'REDISTRIBUCION';
  almacenSolicitanteId: number;
  almacenSolicitanteNombre: string;
  almacenSurtidorId: number;
  almacenSurtidorNombre: string;
  unidadSolicitanteId: number | null;
  unidadSolicitanteNombre: string | null;
  unidadSurtidoraId: number | null;
  unidadSurtidoraNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  urgente: boolean;
  aceptaSustitutos: boolean | null;
  periodo: {
    mes:
      | 'ENERO'
      | 'FEBRERO'
      | 'MARZO'
      | 'ABRIL'
      | 'MAYO'
      | 'JUNIO'
      | 'JULIO'
      | 'AGOSTO'
      | 'SEPTIEMBRE'
      | 'OCTUBRE'
      | 'NOVIEMBRE'
      | 'DICIEMBRE';
    anio: number;
  } | null;
  fechaRequerida: string | null;
  folioPapel: string | null;
  fechaPapel: string | null;
  motivoManual: string | null;
  justificacion: string | null;
  motivo: string | null;
  solicitudOrigenId: number | null;
  solicitudOrigenNombre: string | null;
  solicitudDivididaId: number | null;
  solicitudDivididaNombre: string | null;
  partes?: {
    solicitudId: number;
    folio?: string | null;
    almacenSurtidorId?: number | null;
    estatus: string;
  }[];
  lineas?:
    | {
        solicitudDetalleId: number;
        insumoNombre?: string | null;
        insumoSolicitadoNombre?: string | null;
        sustitutoInsumoNombre?: string | null;
        insumoId: number;
        insumoSolicitadoId?: number | null;
        sustitutoInsumoId?: number | null;
        cantidadSolicitada: number;
        observaciones?: string | null;
        existenciaActual?: number | null;
        cpm?: number | null;
        enTransito?: number | null;
        cantidadSugerida?: number | null;
        precioEstimado?: number | null;
        cantidadAutorizada?: number | null;
        motivoModificacion?: string | null;
        cantidadApartada?: number | null;
        lotes?:
          | {
              loteId: number;
              ubicacionCodigo?: string | null;
              numeroLote?: string | null;
              caducidad?: string | null;
              origen?: string | null;
              cantidad: number;
              cantidadRecibida?: number | null;
              cantidadRetenida?: number | null;
              cantidadSobrante?: number | null;
              loteRetenidoId?: number | null;
            }[]
          | null;
        cantidadSurtida?: number | null;
        motivoFaltante?: string | null;
        motivoNoFefo?: string | null;
        cantidadRecibida?: number | null;
        diferenciaTipo?:
          | 'FALTANTE'
          | 'SOBRANTE'
          | 'DANADO'
          | 'LOTE_DISTINTO'
          | 'CADUCIDAD_CORTA'
          | 'TEMPERATURA'
          | null;
        diferenciaNota?: string | null;
        diferenciaResolucion?: 'REINGRESO' | 'MERMA_TRANSITO' | 'NOTA_CREDITO' | 'ACEPTADA' | null;
        estatusLinea:
          | 'PENDIENTE'
          | 'AUTORIZADA'
          | 'MODIFICADA'
          | 'NEGADA'
          | 'SURTIDA'
          | 'PARCIAL'
          | 'SUSTITUIDA'
          | 'RECIBIDA';
      }[]
    | null;
  remision: {
    fecha: string;
    transportista: string;
    placas?: string | null;
    cajas: number;
    temperaturaSalida?: number | null;
  } | null;
  evidenciaDanoId: string | null;
  temperaturaLlegada: number | null;
  claves: number | null;
  piezasSolicitadas: number | null;
  piezasAutorizadas: number | null;
  piezasSurtidas: number | null;
  piezasRecibidas: number | null;
  porcentajePiezas: number | null;
  importeEstimado: number | null;
  piezasSinRecibir: number | null;
  clavesIncompletas: number | null;
  pedidosPendiente?: {
    solicitudId: number;
    folio?: string | null;
    estatus: string;
  }[];
  solicitanteId: number | null;
  solicitanteNombre: string | null;
  editoresIds: number[] | null;
  remitenteId: number | null;
  remitenteNombre: string | null;
  revisorId: number | null;
  revisorNombre: string | null;
  autorizadorId: number | null;
  autorizadorNombre: string | null;
  surtidorId: number | null;
  surtidorNombre: string | null;
  receptorId: number | null;
  receptorNombre: string | null;
  fechaSolicitud: string | null;
  fechaEnvio: string | null;
  fechaAutorizacion: string | null;
  fechaEmbarque: string | null;
  fechaRecepcion: string | null;
  eventoId: number | null;
  eventoNombre: string | null;
  estatusDesde: string | null;
  vence: string | null;
  comentarios:
    | {
        usuarioId: number;
        fecha: string;
        autor: string;
        texto: string;
      }[]
    | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Solicitud, as a client sends it.
 */
export interface SolicitudInput {
  tipo:
    | 'ORDINARIA'
    | 'EXTRAORDINARIA'
    | 'MANUAL'
    | 'COLECTIVO'
    | 'REPOSICION_FONDO_FIJO'
    | 'PROGRAMA'
    | 'REDISTRIBUCION';
  almacenSolicitanteId: number;
  almacenSurtidorId: number;
  urgente: boolean;
  aceptaSustitutos?: boolean;
  periodo?: {
    mes:
      | 'ENERO'
      | 'FEBRERO'
      | 'MARZO'
      | 'ABRIL'
      | 'MAYO'
      | 'JUNIO'
      | 'JULIO'
      | 'AGOSTO'
      | 'SEPTIEMBRE'
      | 'OCTUBRE'
      | 'NOVIEMBRE'
      | 'DICIEMBRE';
    anio: number;
  };
  fechaRequerida?: string;
  folioPapel?: string;
  fechaPapel?: string;
  motivoManual?: string;
  justificacion?: string;
  lineas?: {
    solicitudDetalleId?: number;
    insumoId: number;
    cantidadSolicitada: number;
    observaciones?: string;
  }[];
}

/**
 * Solicitud, «Autorizar»: what is sent.
 */
export interface SolicitudAutorizarInput {
  lineas: {
    solicitudDetalleId: number;
    sustitutoInsumoId?: number;
    cantidadAutorizada: number;
    motivoModificacion?: string;
  }[];
}

/**
 * Solicitud, «Rechazar»: what is sent.
 */
export interface SolicitudRechazarInput {
  motivo: string;
}

/**
 * Solicitud, «Devolver a autorizada»: what is sent.
 */
export interface SolicitudDevolverInput {
  motivo: string;
}

/**
 * Solicitud, «Confirmar surtido»: what is sent.
 */
export interface SolicitudConfirmarSurtidoInput {
  lineas: {
    solicitudDetalleId: number;
    lotes?: {
      loteId: number;
      ubicacionCodigo?: string;
      numeroLote?: string;
      caducidad?: string;
      origen?: string;
      cantidad: number;
      cantidadRecibida?: number;
      cantidadRetenida?: number;
      cantidadSobrante?: number;
      loteRetenidoId?: number;
    }[];
    cantidadSurtida: number;
    motivoFaltante?: string;
    motivoNoFefo?: string;
  }[];
}

/**
 * Solicitud, «Embarcar»: what is sent.
 */
export interface SolicitudEmbarcarInput {
  remision: {
    fecha: string;
    transportista: string;
    placas?: string;
    cajas: number;
    temperaturaSalida?: number;
  };
}

/**
 * Solicitud, «Entregar en mano»: what is sent.
 */
export interface SolicitudEntregarInput {
  receptorId: number;
}

/**
 * Solicitud, «Recibir»: what is sent.
 */
export interface SolicitudRecibirInput {
  temperaturaLlegada?: number;
  evidenciaDanoId?: string;
  lineas: {
    solicitudDetalleId: number;
    lotes?: {
      loteId: number;
      ubicacionCodigo?: string;
      numeroLote?: string;
      caducidad?: string;
      origen?: string;
      cantidad: number;
      cantidadRecibida?: number;
      cantidadRetenida?: number;
      cantidadSobrante?: number;
      loteRetenidoId?: number;
    }[];
    cantidadRecibida: number;
    diferenciaTipo?: 'FALTANTE' | 'SOBRANTE' | 'DANADO' | 'LOTE_DISTINTO' | 'CADUCIDAD_CORTA' | 'TEMPERATURA';
    diferenciaNota?: string;
  }[];
}

/**
 * Solicitud, «Resolver diferencias»: what is sent.
 */
export interface SolicitudResolverDiferenciaInput {
  lineas: {
    solicitudDetalleId: number;
    diferenciaResolucion?: 'REINGRESO' | 'MERMA_TRANSITO' | 'NOTA_CREDITO' | 'ACEPTADA';
  }[];
}

/**
 * Solicitud, «Cancelar solicitud»: what is sent.
 */
export interface SolicitudCancelarInput {
  motivo: string;
}

/**
 * Solicitud, «Cancelar autorizada»: what is sent.
 */
export interface SolicitudCancelarAutorizadaInput {
  motivo: string;
}
