// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Toma de signos, as the server answers it.
 */
export interface Signos {
  signosId: number;
  pacienteId: number;
  pacienteNombre: string;
  visitaId: number | null;
  visitaNombre: string | null;
  hospitalizacionId: number | null;
  hospitalizacionNombre: string | null;
  fechaToma: string;
  capturaTardia: boolean | null;
  tomadoPorId: number | null;
  tomadoPorNombre: string | null;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  nucleoId: number | null;
  nucleoNombre: string | null;
  tas: number | null;
  tad: number | null;
  tension: string | null;
  tam: number | null;
  frecuenciaCardiaca: number | null;
  llenadoCapilarSeg: number | null;
  frecuenciaRespiratoria: number | null;
  spo2: number | null;
  oxigenoSuplementario: boolean | null;
  dispositivoOxigeno: 'PUNTAS_NASALES' | 'MASCARILLA' | 'VENTURI' | 'RESERVORIO' | 'ALTO_FLUJO' | 'VENTILACION' | null;
  flujoLpm: number | null;
  fio2: number | null;
  escalaSpo2: 'ESCALA_1' | 'ESCALA_2' | null;
  temperatura: number | null;
  viaTemperatura: 'AXILAR' | 'ORAL' | 'RECTAL' | 'TIMPANICA' | null;
  glucosaCapilar: number | null;
  dolor: number | null;
  diaforesis: 'AUSENTE' | 'LEVE' | 'MODERADA' | 'PROFUSA' | null;
  peso: number | null;
  talla: number | null;
  imc: number | null;
  imcClase: 'BAJO_PESO' | 'NORMAL' | 'SOBREPESO' | 'OBESIDAD_1' | 'OBESIDAD_2' | 'OBESIDAD_3' | null;
  perimetroCefalico: number | null;
  perimetroAbdominal: number | null;
  pliegue: number | null;
  conciencia: 'A' | 'C' | 'V' | 'P' | 'U' | null;
  glasgowOcular: number | null;
  verbalNoValorable: boolean | null;
  glasgowVerbal: number | null;
  glasgowMotora: number | null;
  glasgow: number | null;
  glasgowTexto: string | null;
  pupilaIzq: {
    mm?: number | null;
    reaccion?: 'NORMAL' | 'LENTA' | 'AUSENTE' | null;
  } | null;
  pupilaDer: {
    mm?: number | null;
    reaccion?: 'NORMAL' | 'LENTA' | 'AUSENTE' | null;
  } | null;
  evacuaciones: number | null;
  liquidos?:
    | {
        signosLiquidoId: number;
        tipo:
          | 'VIA_ORAL'
          | 'SONDA'
          | 'INTRAVENOSA'
          | 'HEMODERIVADOS'
          | 'OTRO_INGRESO'
          | 'ORINA'
          | 'EVACUACION'
          | 'VOMITO'
          | 'DRENAJE'
          | 'SANGRADO'
          | 'OTRO_EGRESO';
        ml: number;
      }[]
    | null;
  uresisMl: number | null;
  ingresosMl: number | null;
  egresosMl: number | null;
  balanceMl: number | null;
  news2Total: number | null;
  news2Riesgo: 'BAJO' | 'BAJO_MEDIO' | 'MEDIO' | 'ALTO' | null;
  news2: {
    aplica?: boolean | null;
    completo?: boolean | null;
    total?: number | null;
    riesgo?: 'BAJO' | 'BAJO_MEDIO' | 'MEDIO' | 'ALTO' | null;
    escalaSpo2?: 'ESCALA_1' | 'ESCALA_2' | null;
    componentes?:
      | {
          signo: string;
          puntos: number;
        }[]
      | null;
    faltan?: string[] | null;
  } | null;
  confirmados:
    | (
        | 'tas'
        | 'tad'
        | 'frecuenciaCardiaca'
        | 'frecuenciaRespiratoria'
        | 'spo2'
        | 'temperatura'
        | 'glucosaCapilar'
        | 'dolor'
        | 'llenadoCapilarSeg'
        | 'peso'
        | 'talla'
        | 'perimetroCefalico'
        | 'imc'
        | 'glasgow'
        | 'conciencia'
        | 'diaforesis'
      )[]
    | null;
  observaciones: string | null;
  estatus: 'VIGENTE' | 'CORREGIDO' | 'ANULADO';
  corrigeAId: number | null;
  corrigeANombre: string | null;
  motivoCorreccion: string | null;
  edadAnios: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Toma de signos, as a client sends it.
 */
export interface SignosInput {
  pacienteId: number;
  visitaId?: number;
  hospitalizacionId?: number;
  fechaToma: string;
  tas?: number;
  tad?: number;
  frecuenciaCardiaca?: number;
  llenadoCapilarSeg?: number;
  frecuenciaRespiratoria?: number;
  spo2?: number;
  oxigenoSuplementario?: boolean;
  dispositivoOxigeno?: 'PUNTAS_NASALES' | 'MASCARILLA' | 'VENTURI' | 'RESERVORIO' | 'ALTO_FLUJO' | 'VENTILACION';
  flujoLpm?: number;
  fio2?: number;
  escalaSpo2?: 'ESCALA_1' | 'ESCALA_2';
  temperatura?: number;
  viaTemperatura?: 'AXILAR' | 'ORAL' | 'RECTAL' | 'TIMPANICA';
  glucosaCapilar?: number;
  dolor?: number;
  diaforesis?: 'AUSENTE' | 'LEVE' | 'MODERADA' | 'PROFUSA';
  peso?: number;
  talla?: number;
  perimetroCefalico?: number;
  perimetroAbdominal?: number;
  pliegue?: number;
  conciencia?: 'A' | 'C' | 'V' | 'P' | 'U';
  glasgowOcular?: number;
  verbalNoValorable?: boolean;
  glasgowVerbal?: number;
  glasgowMotora?: number;
  pupilaIzq?: {
    mm?: number;
    reaccion?: 'NORMAL' | 'LENTA' | 'AUSENTE';
  };
  pupilaDer?: {
    mm?: number;
    reaccion?: 'NORMAL' | 'LENTA' | 'AUSENTE';
  };
  evacuaciones?: number;
  liquidos?: {
    signosLiquidoId?: number;
    tipo:
      | 'VIA_ORAL'
      | 'SONDA'
      | 'INTRAVENOSA'
      | 'HEMODERIVADOS'
      | 'OTRO_INGRESO'
      | 'ORINA'
      | 'EVACUACION'
      | 'VOMITO'
      | 'DRENAJE'
      | 'SANGRADO'
      | 'OTRO_EGRESO';
    ml: number;
  }[];
  uresisMl?: number;
  ingresosMl?: number;
  egresosMl?: number;
  confirmados?: (
    | 'tas'
    | 'tad'
    | 'frecuenciaCardiaca'
    | 'frecuenciaRespiratoria'
    | 'spo2'
    | 'temperatura'
    | 'glucosaCapilar'
    | 'dolor'
    | 'llenadoCapilarSeg'
    | 'peso'
    | 'talla'
    | 'perimetroCefalico'
    | 'imc'
    | 'glasgow'
    | 'conciencia'
    | 'diaforesis'
  )[];
  observaciones?: string;
}
