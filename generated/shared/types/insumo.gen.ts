// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Insumo, as the server answers it.
 */
export interface Insumo {
  insumoId: number;
  clave: string;
  claveLocal: string | null;
  nombreGenerico: string;
  descripcion: string;
  tipo:
    | 'MEDICAMENTO'
    | 'PSICOTROPICO_ESTUPEFACIENTE'
    | 'VACUNA'
    | 'LACTEO'
    | 'MATERIAL_CURACION'
    | 'RADIOLOGICO'
    | 'REACTIVO'
    | 'OTRO';
  grupoTerapeutico: string | null;
  imagenId: string | null;
  concentracion: string | null;
  presentacion: string | null;
  viaAdministracionDefault:
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
  unidadBase:
    | 'ENVASE'
    | 'PIEZA'
    | 'TABLETA'
    | 'CAPSULA'
    | 'AMPOLLETA'
    | 'FRASCO'
    | 'SOBRE'
    | 'ML'
    | 'DOSIS'
    | 'PAR'
    | 'ROLLO'
    | 'PRUEBA';
  contenidoEnvase: number;
  unidadContenido:
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
  volumenUnidad: number | null;
  fraccionable: boolean;
  fraccion: 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI' | null;
  controlado: boolean | null;
  antibiotico: boolean;
  altoRiesgo: boolean;
  lasa: boolean;
  redFria: boolean;
  tempMin: number | null;
  tempMax: number | null;
  requiereLote: boolean;
  requiereCaducidad: boolean;
  vidaUtilMinimaMeses: number;
  nivelesAtencion: number[];
  restriccionUnidades: number[] | null;
  especialidadesAutorizadas: number[] | null;
  esencial: boolean;
  clasificacionVen: 'VITAL' | 'ESENCIAL' | 'NO_ESENCIAL' | null;
  sustitutoIds: number[] | null;
  dosisMaximaDia: number | null;
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
  contraindicadoEmbarazo: boolean | null;
  pediatrico: boolean | null;
  precioReferencia: number;
  ivaPorcentaje: number;
  partidaPresupuestal: string | null;
  codigosBarras:
    | {
        gtin: string;
        contenido?: number | null;
        marca?: string | null;
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
 * Insumo, as a client sends it.
 */
export interface InsumoInput {
  clave: string;
  claveLocal?: string;
  nombreGenerico: string;
  descripcion: string;
  tipo:
    | 'MEDICAMENTO'
    | 'PSICOTROPICO_ESTUPEFACIENTE'
    | 'VACUNA'
    | 'LACTEO'
    | 'MATERIAL_CURACION'
    | 'RADIOLOGICO'
    | 'REACTIVO'
    | 'OTRO';
  grupoTerapeutico?: string;
  imagenId?: string;
  concentracion?: string;
  presentacion?: string;
  viaAdministracionDefault?:
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
  unidadBase:
    | 'ENVASE'
    | 'PIEZA'
    | 'TABLETA'
    | 'CAPSULA'
    | 'AMPOLLETA'
    | 'FRASCO'
    | 'SOBRE'
    | 'ML'
    | 'DOSIS'
    | 'PAR'
    | 'ROLLO'
    | 'PRUEBA';
  contenidoEnvase: number;
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
    | 'aplicación';
  volumenUnidad?: number;
  fraccionable: boolean;
  fraccion?: 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI';
  antibiotico: boolean;
  altoRiesgo: boolean;
  lasa: boolean;
  redFria: boolean;
  tempMin?: number;
  tempMax?: number;
  requiereLote: boolean;
  requiereCaducidad: boolean;
  vidaUtilMinimaMeses: number;
  nivelesAtencion: number[];
  restriccionUnidades?: number[];
  especialidadesAutorizadas?: number[];
  esencial: boolean;
  clasificacionVen?: 'VITAL' | 'ESENCIAL' | 'NO_ESENCIAL';
  sustitutoIds?: number[];
  dosisMaximaDia?: number;
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
  contraindicadoEmbarazo?: boolean;
  pediatrico?: boolean;
  precioReferencia: number;
  ivaPorcentaje: number;
  partidaPresupuestal?: string;
  codigosBarras?: {
    gtin: string;
    contenido?: number;
    marca?: string;
  }[];
}
