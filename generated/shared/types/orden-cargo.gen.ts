// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Orden de cargo, as the server answers it.
 */
export interface OrdenCargo {
  ordenCargoId: number;
  folio: string | null;
  hospitalizacionId: number;
  hospitalizacionNombre: string;
  pacienteId: number;
  pacienteNombre: string;
  estatus:
    | 'BORRADOR'
    | 'PENDIENTE_AUTORIZAR'
    | 'AUTORIZADA'
    | 'RECHAZADA'
    | 'EN_SURTIMIENTO'
    | 'SURTIDA'
    | 'SURTIDA_PARCIAL'
    | 'RECIBIDA'
    | 'CERRADA'
    | 'CANCELADA';
  tipo: 'ORDINARIA' | 'URGENTE' | 'QUIROFANO' | 'CARRO_ROJO' | 'ALTA';
  motivoUrgencia: string | null;
  prioridad: number | null;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  servicioId: number;
  servicioNombre: string;
  camaId: number | null;
  camaNombre: string | null;
  almacenSurtidorId: number;
  almacenSurtidorNombre: string;
  medicoIndicaId: number | null;
  medicoIndicaNombre: string | null;
  recetaId: number | null;
  recetaNombre: string | null;
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO' | null;
  requeridaPara: string | null;
  lineas?:
    | {
        insumoOrdenCargoId: number;
        insumoNombre?: string | null;
        motivoNoSurtidoNombre?: string | null;
        insumoId: number;
        cantidadSolicitada: number;
        justificacion?: string | null;
        cantidadAutorizada?: number | null;
        motivoModificacion?: string | null;
        apartados?:
          | {
              loteId: number;
              numeroLote?: string | null;
              caducidad?: string | null;
              cantidad: number;
            }[]
          | null;
        lotes?:
          | {
              loteId: number;
              numeroLote?: string | null;
              caducidad?: string | null;
              cantidad: number;
              costoUnitario?: number | null;
              escaneado?: boolean | null;
              motivoNoFefo?: string | null;
              cantidadRecibida?: number | null;
              cantidadDevuelta?: number | null;
              cantidadAcreditada?: number | null;
            }[]
          | null;
        cantidadSurtida?: number | null;
        motivoNoSurtidoId?: number | null;
        noSurtida?: boolean | null;
        cantidadRecibida?: number | null;
        motivoDiferencia?: 'FALTANTE' | 'DANADO' | 'LOTE_DISTINTO' | null;
        notaDiferencia?: string | null;
        cantidadDevuelta?: number | null;
        precioUnitario?: number | null;
        importe?: number | null;
        estatusLinea:
          | 'PENDIENTE'
          | 'AUTORIZADA'
          | 'MODIFICADA'
          | 'NEGADA'
          | 'SURTIDA'
          | 'PARCIAL'
          | 'NO_SURTIDA'
          | 'RECIBIDA';
      }[]
    | null;
  motivo: string | null;
  autorizacionAutomatica: boolean | null;
  autorizacionPendiente: boolean | null;
  avisoRegularizar: string | null;
  totalClaves: number | null;
  piezasSolicitadas: number | null;
  piezasSurtidas: number | null;
  piezasPendientes: number | null;
  importeTotal: number | null;
  editoresIds: number[] | null;
  solicitanteId: number | null;
  solicitanteNombre: string | null;
  autorizadaPorId: number | null;
  autorizadaPorNombre: string | null;
  observacionAutorizacion: string | null;
  preparaId: number | null;
  preparaNombre: string | null;
  relevadaDeId: number | null;
  relevadaDeNombre: string | null;
  surtidaPorId: number | null;
  surtidaPorNombre: string | null;
  segundoVerificadorId: number | null;
  segundoVerificadorNombre: string | null;
  recibidaPorId: number | null;
  recibidaPorNombre: string | null;
  firma: string | null;
  canceladaPorId: number | null;
  canceladaPorNombre: string | null;
  fechaSolicitud: string | null;
  fechaEnvio: string | null;
  fechaAutorizacion: string | null;
  fechaTomada: string | null;
  actividadPreparacion: string | null;
  fechaSurtimiento: string | null;
  fechaRecepcion: string | null;
  estatusDesde: string | null;
  limite: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Orden de cargo, as a client sends it.
 */
export interface OrdenCargoInput {
  tipo: 'ORDINARIA' | 'URGENTE' | 'QUIROFANO' | 'CARRO_ROJO' | 'ALTA';
  motivoUrgencia?: string;
  almacenSurtidorId: number;
  medicoIndicaId?: number;
  recetaId?: number;
  requeridaPara?: string;
  lineas?: {
    insumoOrdenCargoId?: number;
    insumoId: number;
    cantidadSolicitada: number;
    justificacion?: string;
  }[];
}

/**
 * Orden de cargo, «Autorizar»: what is sent.
 */
export interface OrdenCargoAutorizarInput {
  observacionAutorizacion?: string;
  lineas: {
    insumoOrdenCargoId: number;
    cantidadAutorizada: number;
    motivoModificacion?: string;
  }[];
}

/**
 * Orden de cargo, «Rechazar»: what is sent.
 */
export interface OrdenCargoRechazarInput {
  motivo: string;
}

/**
 * Orden de cargo, «Regularizar»: what is sent.
 */
export interface OrdenCargoRegularizarInput {
  observacionAutorizacion?: string;
}

/**
 * Orden de cargo, «Surtir»: what is sent.
 */
export interface OrdenCargoSurtirInput {
  finalizar?: boolean;
  verificadorId?: number;
  lineas: {
    insumoOrdenCargoId: number;
    lotes?: {
      loteId: number;
      numeroLote?: string;
      caducidad?: string;
      cantidad: number;
      costoUnitario?: number;
      escaneado?: boolean;
      motivoNoFefo?: string;
      cantidadRecibida?: number;
      cantidadDevuelta?: number;
      cantidadAcreditada?: number;
    }[];
    motivoNoSurtidoId?: number;
  }[];
}

/**
 * Orden de cargo, «Recibir»: what is sent.
 */
export interface OrdenCargoRecibirInput {
  firma?: string;
  lineas: {
    insumoOrdenCargoId: number;
    lotes?: {
      loteId: number;
      numeroLote?: string;
      caducidad?: string;
      cantidad: number;
      costoUnitario?: number;
      escaneado?: boolean;
      motivoNoFefo?: string;
      cantidadRecibida?: number;
      cantidadDevuelta?: number;
      cantidadAcreditada?: number;
    }[];
    motivoDiferencia?: 'FALTANTE' | 'DANADO' | 'LOTE_DISTINTO';
    notaDiferencia?: string;
  }[];
}

/**
 * Orden de cargo, «Cancelar orden»: what is sent.
 */
export interface OrdenCargoCancelarInput {
  motivo: string;
}
