import type { NotaEvolucion } from '#generated/shared/types/nota-evolucion.gen';

type Kind = NotaEvolucion['tipo'];

export const NOTE_TEXTS = [
  'resumenInterrogatorio',
  'evolucionCuadroClinico',
  'exploracionFisica',
  'resultadosRelevantes',
  'habitusExterior',
  'procedimientosRealizados',
  'observaciones',
  'motivoEnvio',
  'respuestaInterconsulta',
  'manejoEstancia',
  'problemasPendientes',
  'tratamientoIndicaciones',
  'recomendaciones',
  'factoresRiesgo',
] as const;
export type NoteText = (typeof NOTE_TEXTS)[number];

const OF_KIND: Partial<Record<Kind, readonly NoteText[]>> = {
  INGRESO: ['resumenInterrogatorio', 'exploracionFisica', 'resultadosRelevantes', 'tratamientoIndicaciones'],
  HISTORIA_CLINICA: ['resumenInterrogatorio', 'exploracionFisica', 'resultadosRelevantes', 'tratamientoIndicaciones'],
  ENFERMERIA: ['habitusExterior', 'procedimientosRealizados', 'observaciones'],
  INTERCONSULTA: ['motivoEnvio', 'respuestaInterconsulta', 'evolucionCuadroClinico'],
  EGRESO: [
    'evolucionCuadroClinico',
    'manejoEstancia',
    'problemasPendientes',
    'tratamientoIndicaciones',
    'recomendaciones',
    'factoresRiesgo',
  ],
  POSTOPERATORIA: ['procedimientosRealizados', 'evolucionCuadroClinico', 'observaciones', 'tratamientoIndicaciones'],
  POSTANESTESICA: ['evolucionCuadroClinico', 'observaciones'],
  DEFUNCION: ['evolucionCuadroClinico'],
  ADENDA: ['observaciones'],
};
const PROGRESS: readonly NoteText[] = [
  'evolucionCuadroClinico',
  'exploracionFisica',
  'resultadosRelevantes',
  'tratamientoIndicaciones',
];

/** Returns the texts of a kind of note, in the order of the norm. Kinds without an own order use that of a progress note. */
export const textsOf = (kind: Kind): readonly NoteText[] => OF_KIND[kind] ?? PROGRESS;

/** Kinds of note without diagnosis and prognosis. */
export const UNDIAGNOSED: readonly Kind[] = ['ENFERMERIA', 'ADENDA', 'POSTANESTESICA'];
/** Kinds of note that refer to current signs. */
export const WITH_SIGNS: readonly Kind[] = ['INGRESO', 'HISTORIA_CLINICA', 'EVOLUCION', 'ENFERMERIA'];
/** Kinds written elsewhere: in the generated form, because they refer to another unit, or from the note that they add to. */
export const ELSEWHERE: readonly Kind[] = ['ADENDA', 'REFERENCIA_TRASLADO'];
