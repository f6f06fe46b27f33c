import type { NotaEvolucion } from '#generated/shared/types/nota-evolucion.gen';
import type { LooseRecord } from '#platform/shared/paths';
import { saidOf, type Completeness } from '#areas/consulta/shared/consulta/completeness';

/** Part of a hospital note that the norm requires, with its field and its numeral. */
export interface HospitalNumeral {
  readonly numeral: string;
  readonly campo: keyof NotaEvolucion;
}

type Kind = NotaEvolucion['tipo'];

const PROGRESS: readonly HospitalNumeral[] = [
  { numeral: '6.2.1', campo: 'evolucionCuadroClinico' },
  { numeral: '6.2.2', campo: 'signosId' },
  { numeral: '6.2.4', campo: 'diagnosticos' },
  { numeral: '6.2.5', campo: 'pronostico' },
  { numeral: '6.2.6', campo: 'tratamientoIndicaciones' },
];

const ADMISSION: readonly HospitalNumeral[] = [
  { numeral: '7.1.1', campo: 'signosId' },
  { numeral: '7.1.2', campo: 'resumenInterrogatorio' },
  { numeral: '7.1.2', campo: 'exploracionFisica' },
  { numeral: '7.1.4', campo: 'diagnosticos' },
  { numeral: '7.1.5', campo: 'tratamientoIndicaciones' },
  { numeral: '7.1.6', campo: 'pronostico' },
];

const OPERATION: readonly HospitalNumeral[] = [
  { numeral: '8.5', campo: 'evolucionCuadroClinico' },
  { numeral: '8.5', campo: 'diagnosticos' },
  { numeral: '8.5', campo: 'tratamientoIndicaciones' },
  { numeral: '8.5', campo: 'pronostico' },
];

/**
 * Requirements of NOM-004-SSA3-2012 by kind of note, as far as fields can contain them (DOMAIN a.4, notaEvolucion), in the order of the
 * form.
 */
const NUMERALS: Readonly<Record<Kind, readonly HospitalNumeral[]>> = {
  INGRESO: ADMISSION,
  HISTORIA_CLINICA: ADMISSION,
  EVOLUCION: PROGRESS,
  INTERCONSULTA: [
    { numeral: '6.3.1', campo: 'motivoEnvio' },
    { numeral: '6.3.2', campo: 'diagnosticos' },
  ],
  REFERENCIA_TRASLADO: [
    { numeral: '6.4.2', campo: 'unidadReceptoraId' },
    { numeral: '6.4.3', campo: 'evolucionCuadroClinico' },
    { numeral: '6.4.3', campo: 'motivoEnvio' },
    { numeral: '6.4.3', campo: 'diagnosticos' },
    { numeral: '6.4.3', campo: 'tratamientoIndicaciones' },
  ],
  PREOPERATORIA: OPERATION,
  PREANESTESICA: OPERATION,
  POSTOPERATORIA: [
    { numeral: '8.8', campo: 'procedimientosRealizados' },
    { numeral: '8.8', campo: 'evolucionCuadroClinico' },
    { numeral: '8.8', campo: 'diagnosticos' },
    { numeral: '8.8', campo: 'pronostico' },
    { numeral: '8.8', campo: 'tratamientoIndicaciones' },
  ],
  POSTANESTESICA: [
    { numeral: '8.7', campo: 'evolucionCuadroClinico' },
    { numeral: '8.7', campo: 'observaciones' },
  ],
  ENFERMERIA: [
    { numeral: '9.1.1', campo: 'habitusExterior' },
    { numeral: '9.1.2', campo: 'signosId' },
    { numeral: '9.1.4', campo: 'procedimientosRealizados' },
    { numeral: '9.1.5', campo: 'observaciones' },
  ],
  EGRESO: [
    { numeral: '8.9.5', campo: 'evolucionCuadroClinico' },
    { numeral: '8.9.4', campo: 'diagnosticos' },
    { numeral: '8.9.6', campo: 'manejoEstancia' },
    { numeral: '8.9.8', campo: 'tratamientoIndicaciones' },
    { numeral: '8.9.9', campo: 'recomendaciones' },
    { numeral: '8.9.11', campo: 'pronostico' },
  ],
  DEFUNCION: [
    { numeral: '8.9.12', campo: 'evolucionCuadroClinico' },
    { numeral: '8.9.12', campo: 'diagnosticos' },
  ],
  ADENDA: [{ numeral: '5.11', campo: 'observaciones' }],
};

/** Completeness of a hospital note against the norm. */
export const hospitalCompleteness = (note: LooseRecord): Completeness<HospitalNumeral> =>
  saidOf(NUMERALS[note['tipo'] as Kind] ?? [], note);

/** Kinds of note that nursing writes; the others are a physician's. An addendum belongs to the author of its note. */
export const NURSING_NOTES: readonly Kind[] = ['ENFERMERIA'];
