// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Receta, as the server answers it.
 */
export interface Receta {
  recetaId: number;
  folio: string | null;
  estatus: 'BORRADOR' | 'EMITIDA' | 'SURTIDA_PARCIAL' | 'SURTIDA' | 'NO_SURTIDA' | 'VENCIDA' | 'CANCELADA';
  tipo: 'ORDINARIA' | 'CONTROLADA' | 'HOSPITALARIA' | 'ALTA' | null;
  pacienteId: number;
  pacienteNombre: string;
  consultaId: number;
  consultaNombre: string;
  almacenId: number | null;
  almacenNombre: string | null;
  diagnosticoId: number | null;
  diagnosticoNombre: string | null;
  surtimientosPermitidos: number;
  lineas?: {
    recetaDetalleId: number;
    insumoNombre?: string | null;
    motivoNoSurtidoNombre?: string | null;
    sustitutoPropuestoNombre?: string | null;
    sustitutoInsumoNombre?: string | null;
    sustitucionAutorizaNombre?: string | null;
    insumoId: number;
    dosis: number;
    unidadDosis:
      | 'mcg'
      | 'mg'
      | 'g'
      | 'UI'
      | 'mEq'
      | 'mmol'
      | 'mL'
      | 'gota'
      | 'tableta'
      | 'comprimido'
      | 'gragea'
      | 'cápsula'
      | 'sobre'
      | 'supositorio'
      | 'óvulo'
      | 'parche'
      | 'ampolleta'
      | 'frasco ámpula'
      | 'jeringa'
      | 'frasco'
      | 'pieza'
      | 'dosis'
      | 'disparo'
      | 'aplicación';
    via:
      | 'ORAL'
      | 'SUBLINGUAL'
      | 'IV'
      | 'IM'
      | 'SC'
      | 'ID'
      | 'TOPICA'
      | 'OFTALMICA'
      | 'OTICA'
      | 'NASAL'
      | 'INHALADA'
      | 'RECTAL'
      | 'VAGINAL'
      | 'SNG'
      | 'EPIDURAL'
      | 'INTRATECAL'
      | 'TRANSDERMICA';
    frecuenciaHoras?: number | null;
    frecuenciaTexto?: string | null;
    duracionDias: number;
    prn?: boolean | null;
    indicacionPrn?: string | null;
    cantidadPrescrita: number;
    continuacion?: boolean | null;
    indicaciones?: string | null;
    justificacion?: string | null;
    cantidadSugerida?: number | null;
    calculo?: string | null;
    cantidadSurtida?: number | null;
    cantidadPendiente?: number | null;
    estatusLinea?: 'PENDIENTE' | 'PARCIAL' | 'SURTIDA' | 'NO_SURTIDA' | 'SUSPENDIDA' | null;
    motivoNoSurtidoId?: number | null;
    sustitutoPropuestoId?: number | null;
    sustitutoInsumoId?: number | null;
    sustitucionMotivo?: string | null;
    sustitucionRespuesta?: 'AUTORIZADA' | 'NEGADA' | null;
    sustitucionAutorizaId?: number | null;
    nombreGenerico?: string | null;
    contenidoEnvase?: number | null;
    unidadContenido?:
      | 'mcg'
      | 'mg'
      | 'g'
      | 'UI'
      | 'mEq'
      | 'mmol'
      | 'mL'
      | 'gota'
      | 'tableta'
      | 'comprimido'
      | 'gragea'
      | 'cápsula'
      | 'sobre'
      | 'supositorio'
      | 'óvulo'
      | 'parche'
      | 'ampolleta'
      | 'frasco ámpula'
      | 'jeringa'
      | 'frasco'
      | 'pieza'
      | 'dosis'
      | 'disparo'
      | 'aplicación'
      | null;
    volumenUnidad?: number | null;
    concentracion?: string | null;
    fraccion?: 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI' | null;
    antibiotico?: boolean | null;
    altoRiesgo?: boolean | null;
    redFria?: boolean | null;
  }[];
  indicacionesGenerales: string | null;
  advertencias:
    | {
        codigo:
          | 'ALERGIA_BLOQUEO'
          | 'ALERGIA_CRUZADA'
          | 'ALERGIA_SIN_VINCULAR'
          | 'INTERACCION'
          | 'DUPLICADO_ACTIVO'
          | 'DUPLICADO_GENERICO'
          | 'DUPLICADO_GRUPO'
          | 'DOSIS_MAXIMA'
          | 'CANTIDAD_EXCESIVA'
          | 'NIVEL_ATENCION'
          | 'UNIDAD_RESTRINGIDA'
          | 'EMBARAZO'
          | 'PEDIATRICO';
        nivel: 'BLOQUEA' | 'JUSTIFICAR' | 'AVISO';
        insumoId: number;
        detalle?: string | null;
      }[]
    | null;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  unidadFarmaciaId: number | null;
  unidadFarmaciaNombre: string | null;
  visitaId: number | null;
  visitaNombre: string | null;
  personalMedicoId: number | null;
  personalMedicoNombre: string | null;
  medicoNombre: string | null;
  medicoCedula: string | null;
  fechaExpedicion: string | null;
  vigenciaHasta: string | null;
  folioEspecial: string | null;
  claves: number | null;
  piezasPrescritas: number | null;
  piezasSurtidas: number | null;
  piezasPendientes: number | null;
  porcentajeSurtido: number | null;
  surtimientosRealizados: number | null;
  requiereSegundaPersona: boolean | null;
  retenida: boolean | null;
  sustitutosPorAutorizar: number | null;
  sustitutoPropusoId: number | null;
  sustitutoPropusoNombre: string | null;
  motivoCancelacion: string | null;
  autorId: number | null;
  autorNombre: string | null;
  emitidaPorId: number | null;
  emitidaPorNombre: string | null;
  firmaHash: string | null;
  fechaCreada: string | null;
  estatusDesde: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Receta, as a client sends it.
 */
export interface RecetaInput {
  pacienteId: number;
  consultaId: number;
  almacenId?: number;
  diagnosticoId?: number;
  surtimientosPermitidos: number;
  lineas: {
    recetaDetalleId?: number;
    insumoId: number;
    dosis: number;
    unidadDosis:
      | 'mcg'
      | 'mg'
      | 'g'
      | 'UI'
      | 'mEq'
      | 'mmol'
      | 'mL'
      | 'gota'
      | 'tableta'
      | 'comprimido'
      | 'gragea'
      | 'cápsula'
      | 'sobre'
      | 'supositorio'
      | 'óvulo'
      | 'parche'
      | 'ampolleta'
      | 'frasco ámpula'
      | 'jeringa'
      | 'frasco'
      | 'pieza'
      | 'dosis'
      | 'disparo'
      | 'aplicación';
    via:
      | 'ORAL'
      | 'SUBLINGUAL'
      | 'IV'
      | 'IM'
      | 'SC'
      | 'ID'
      | 'TOPICA'
      | 'OFTALMICA'
      | 'OTICA'
      | 'NASAL'
      | 'INHALADA'
      | 'RECTAL'
      | 'VAGINAL'
      | 'SNG'
      | 'EPIDURAL'
      | 'INTRATECAL'
      | 'TRANSDERMICA';
    frecuenciaHoras?: number;
    frecuenciaTexto?: string;
    duracionDias: number;
    prn?: boolean;
    indicacionPrn?: string;
    cantidadPrescrita: number;
    continuacion?: boolean;
    indicaciones?: string;
    justificacion?: string;
  }[];
  indicacionesGenerales?: string;
}

/**
 * Receta, «Proponer sustituto»: what is sent.
 */
export interface RecetaProponerSustitutoInput {
  lineas: {
    recetaDetalleId: number;
    sustitutoPropuestoId?: number;
    sustitucionMotivo?: string;
  }[];
}

/**
 * Receta, «Cerrar sin surtir»: what is sent.
 */
export interface RecetaCerrarSinSurtirInput {
  lineas: {
    recetaDetalleId: number;
    motivoNoSurtidoId?: number;
  }[];
}

/**
 * Receta, «Cancelar receta»: what is sent.
 */
export interface RecetaCancelarInput {
  motivoCancelacion: string;
}
