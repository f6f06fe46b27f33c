// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Conteo físico, as the server answers it.
 */
export interface Conteo {
  conteoId: number;
  folio: string | null;
  estatus: 'PROGRAMADO' | 'CONTANDO' | 'RECONTEO' | 'EN_REVISION' | 'AUTORIZADO' | 'APLICADO' | 'CANCELADO';
  almacenId: number;
  almacenNombre: string;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  tipo: 'GENERAL' | 'CICLICO' | 'CONTROLADOS' | 'ALEATORIO' | 'CORTE_TURNO';
  fechaProgramada: string;
  ciego: boolean;
  tolerancia: number;
  observaciones: string | null;
  motivo: string | null;
  insumoIds: number[] | null;
  ubicacion: string | null;
  lotesAlAzar: number | null;
  lineas?:
    | {
        conteoDetalleId: number;
        insumoNombre?: string | null;
        loteNombre?: string | null;
        contadorNombre?: string | null;
        recontadorNombre?: string | null;
        motivoDiferenciaNombre?: string | null;
        insumoId: number;
        loteId?: number | null;
        numeroLote?: string | null;
        caducidad?: string | null;
        ubicacion?: string | null;
        origen?: string | null;
        estatusLote?: 'DISPONIBLE' | 'CUARENTENA' | 'SUSPENDIDO' | 'RETIRADO' | 'CADUCADO' | 'AGOTADO' | null;
        conteo1?: number | null;
        contadoEn?: string | null;
        contadorId?: number | null;
        recontar?: boolean | null;
        conteo2?: number | null;
        recontadoEn?: string | null;
        recontadorId?: number | null;
        contado?: number | null;
        sistema?: number | null;
        diferencia?: number | null;
        motivoDiferenciaId?: number | null;
        notaDiferencia?: string | null;
        dudosa?: boolean | null;
      }[]
    | null;
  lotes: number | null;
  diferencias: number | null;
  exactitud: number | null;
  programadoPorId: number | null;
  programadoPorNombre: string | null;
  iniciadoPorId: number | null;
  iniciadoPorNombre: string | null;
  terminadoPorId: number | null;
  terminadoPorNombre: string | null;
  autorizadorId: number | null;
  autorizadorNombre: string | null;
  aplicadoPorId: number | null;
  aplicadoPorNombre: string | null;
  fechaRegistro: string | null;
  fechaInicio: string | null;
  fechaTermino: string | null;
  fechaAutorizacion: string | null;
  fechaAplicacion: string | null;
  estatusDesde: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Conteo físico, as a client sends it.
 */
export interface ConteoInput {
  almacenId: number;
  tipo: 'GENERAL' | 'CICLICO' | 'CONTROLADOS' | 'ALEATORIO' | 'CORTE_TURNO';
  fechaProgramada: string;
  ciego: boolean;
  tolerancia: number;
  observaciones?: string;
  insumoIds?: number[];
  ubicacion?: string;
  lotesAlAzar?: number;
}

/**
 * Conteo físico, «Explicar diferencias»: what is sent.
 */
export interface ConteoExplicarInput {
  lineas: {
    conteoDetalleId: number;
    motivoDiferenciaId?: number;
    notaDiferencia?: string;
  }[];
}

/**
 * Conteo físico, «Devolver a conteo»: what is sent.
 */
export interface ConteoDevolverInput {
  motivo: string;
  lineas: {
    conteoDetalleId: number;
    dudosa?: boolean;
  }[];
}

/**
 * Conteo físico, «Autorizar»: what is sent.
 */
export interface ConteoAutorizarInput {
  lineas: {
    conteoDetalleId: number;
    motivoDiferenciaId?: number;
    notaDiferencia?: string;
  }[];
}

/**
 * Conteo físico, «Descartar conteo»: what is sent.
 */
export interface ConteoDescartarInput {
  motivo: string;
}

/**
 * Conteo físico, «Cancelar conteo»: what is sent.
 */
export interface ConteoCancelarInput {
  motivo: string;
}
