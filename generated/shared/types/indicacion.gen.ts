// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Indicación, as the server answers it.
 */
export interface Indicacion {
  indicacionId: number;
  hospitalizacionId: number;
  hospitalizacionNombre: string;
  pacienteId: number | null;
  pacienteNombre: string | null;
  unidadId: number | null;
  unidadNombre: string | null;
  servicioId: number | null;
  servicioNombre: string | null;
  notaEvolucionId: number | null;
  notaEvolucionNombre: string | null;
  tipo: 'MEDICAMENTO' | 'SOLUCION' | 'DIETA' | 'CUIDADO' | 'ESTUDIO';
  estatus: 'ACTIVA' | 'SUSPENDIDA' | 'COMPLETADA';
  insumoId: number | null;
  insumoNombre: string | null;
  descripcion: string | null;
  dosis: number | null;
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
    | 'aplicación'
    | null;
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
    | 'TRANSDERMICA'
    | null;
  frecuenciaHoras: number | null;
  prn: boolean;
  indicacionPrn: string | null;
  desde: string;
  hasta: string | null;
  altoRiesgo: boolean | null;
  justificacion: string | null;
  indicadaPorId: number | null;
  indicadaPorNombre: string | null;
  suspendidaPorId: number | null;
  suspendidaPorNombre: string | null;
  motivoSuspension: string | null;
  estatusDesde: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Indicación, as a client sends it.
 */
export interface IndicacionInput {
  hospitalizacionId: number;
  notaEvolucionId?: number;
  tipo: 'MEDICAMENTO' | 'SOLUCION' | 'DIETA' | 'CUIDADO' | 'ESTUDIO';
  insumoId?: number;
  descripcion?: string;
  dosis?: number;
  unidadDosis?:
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
  via?:
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
  prn: boolean;
  indicacionPrn?: string;
  desde: string;
  hasta?: string;
  justificacion?: string;
}

/**
 * Indicación, «Suspender»: what is sent.
 */
export interface IndicacionSuspenderInput {
  motivoSuspension: string;
}
