// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Alerta sanitaria, as the server answers it.
 */
export interface AlertaSanitaria {
  alertaSanitariaId: number;
  folio: string | null;
  estatus: 'BORRADOR' | 'EMITIDA' | 'CERRADA' | 'LEVANTADA' | 'CANCELADA' | null;
  insumoId: number;
  insumoNombre: string;
  numeroLote: string;
  otrosNumeros: string[] | null;
  numerosRevisados: string[] | null;
  proveedorId: number | null;
  proveedorNombre: string | null;
  marca: string | null;
  parecidosRevisados: boolean | null;
  origen: 'COFEPRIS' | 'LABORATORIO' | 'FARMACOVIGILANCIA' | 'INTERNA';
  clase: 'I' | 'II' | 'III';
  unidadId: number;
  unidadNombre: string;
  numeroOficio: string | null;
  fechaOficio: string | null;
  motivo: string;
  instrucciones: string | null;
  retenidas: number | null;
  enCamino: number | null;
  entregadas: number | null;
  localizadas: number | null;
  porResponder: number | null;
  almacenes?:
    | {
        alertaSanitariaAlmacenId: number;
        almacenNombre?: string | null;
        respondioNombre?: string | null;
        almacenId: number;
        telefono?: string | null;
        recibidas?: number | null;
        existencia?: number | null;
        enCamino?: number | null;
        entregadas?: number | null;
        enviadas?: number | null;
        localizadas?: number | null;
        respuesta?: string | null;
        respondioId?: number | null;
        fechaRespuesta?: string | null;
      }[]
    | null;
  conclusion: string | null;
  capturistaId: number | null;
  capturistaNombre: string | null;
  fechaCaptura: string | null;
  emisorId: number | null;
  emisorNombre: string | null;
  fechaEmision: string | null;
  cerradorId: number | null;
  cerradorNombre: string | null;
  fechaCierre: string | null;
  estatusDesde: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Alerta sanitaria, as a client sends it.
 */
export interface AlertaSanitariaInput {
  insumoId: number;
  numeroLote: string;
  otrosNumeros?: string[];
  proveedorId?: number;
  marca?: string;
  parecidosRevisados?: boolean;
  origen: 'COFEPRIS' | 'LABORATORIO' | 'FARMACOVIGILANCIA' | 'INTERNA';
  clase: 'I' | 'II' | 'III';
  unidadId: number;
  numeroOficio?: string;
  fechaOficio?: string;
  motivo: string;
  instrucciones?: string;
}

/**
 * Alerta sanitaria, «Emitir alerta»: what is sent.
 */
export interface AlertaSanitariaEmitirInput {
  otrosNumeros?: string[];
  parecidosRevisados?: boolean;
}

/**
 * Alerta sanitaria, «Cerrar alerta»: what is sent.
 */
export interface AlertaSanitariaCerrarInput {
  conclusion: string;
}

/**
 * Alerta sanitaria, «Levantar alerta»: what is sent.
 */
export interface AlertaSanitariaLevantarInput {
  conclusion: string;
}

/**
 * Alerta sanitaria, «Cancelar»: what is sent.
 */
export interface AlertaSanitariaCancelarInput {
  conclusion: string;
}
