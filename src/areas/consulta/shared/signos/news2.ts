import type { Signos } from '#generated/shared/types/signos.gen';
import { ADULT_YEARS, type PatientAt, type VitalSigns } from './vital-signs';

export type News2Risk = NonNullable<Signos['news2Riesgo']>;
export type Spo2Scale = NonNullable<Signos['escalaSpo2']>;

/** The seven parameters of the chart, by their fields, in the chart's order. */
export const NEWS2_SIGNS = [
  'frecuenciaRespiratoria',
  'spo2',
  'oxigenoSuplementario',
  'tas',
  'frecuenciaCardiaca',
  'conciencia',
  'temperatura',
] as const;
/** Total from which a patient is at high risk and staff is notified at once (RCP 2017: emergency response). */
export const HIGH_NEWS2 = 7;
export type News2Sign = (typeof NEWS2_SIGNS)[number];

export interface News2 {
  /** True when the score applies to this patient: 16 years or older, not pregnant. */
  readonly aplica: boolean;
  /** True when all seven parameters are present. */
  readonly completo: boolean;
  /** 0–20; null unless it applies and is complete. */
  readonly total: number | null;
  readonly riesgo: News2Risk | null;
  readonly escalaSpo2: Spo2Scale;
  /** Points of the parameters that are present. */
  readonly componentes: readonly { readonly signo: News2Sign; readonly puntos: number }[];
  readonly faltan: readonly News2Sign[];
}

/** Points of a value by the upper limits of its bands; the last band has none. */
type Bands = readonly (readonly [number, number])[];
const RESPIRATION: Bands = [
  [8, 3],
  [11, 1],
  [20, 0],
  [24, 2],
  [Infinity, 3],
];
const SCALE_1: Bands = [
  [91, 3],
  [93, 2],
  [95, 1],
  [Infinity, 0],
];
const SCALE_2_AIR: Bands = [
  [83, 3],
  [85, 2],
  [87, 1],
  [Infinity, 0],
];
const SCALE_2_OXYGEN: Bands = [
  [83, 3],
  [85, 2],
  [87, 1],
  [92, 0],
  [94, 1],
  [96, 2],
  [Infinity, 3],
];
const SYSTOLIC: Bands = [
  [90, 3],
  [100, 2],
  [110, 1],
  [219, 0],
  [Infinity, 3],
];
const PULSE: Bands = [
  [40, 3],
  [50, 1],
  [90, 0],
  [110, 1],
  [130, 2],
  [Infinity, 3],
];
const TEMPERATURE: Bands = [
  [35, 3],
  [36, 1],
  [38, 0],
  [39, 1],
  [Infinity, 2],
];

const pointsIn = (bands: Bands, value: number): number => bands.find(([upTo]) => value <= upTo)![1];

/**
 * Computes the National Early Warning Score 2 (Royal College of Physicians, 2017; DOMAIN annex C). It supports clinical judgement and never
 * replaces it. A set that lacks a parameter has no total rather than a lower one, and lists the missing ones (DOMAIN c.2.8).
 *
 * When saturation is given, air or oxygen counts as stated: an unticked «con oxígeno» means air.
 */
export function news2(signs: VitalSigns, patient: PatientAt): News2 {
  const aplica = patient.years !== null && patient.years >= ADULT_YEARS && !patient.pregnant;
  const escalaSpo2 = spo2Scale(signs, patient);
  const points = NEWS2_SIGNS.map((signo) => ({ signo, puntos: pointsOf(signo, signs, escalaSpo2) }));
  const componentes = points.flatMap(({ signo, puntos }) => (puntos === null ? [] : [{ signo, puntos }]));
  const faltan = points.flatMap(({ signo, puntos }) => (puntos === null ? [signo] : []));
  const completo = faltan.length === 0;
  const total = aplica && completo ? componentes.reduce((sum, { puntos }) => sum + puntos, 0) : null;
  const riesgo = total === null ? null : riskOf(total, Math.max(...componentes.map(({ puntos }) => puntos)));
  return { aplica, completo, total, riesgo, escalaSpo2, componentes, faltan };
}

/** Returns the saturation scale: that of the set, else scale 2 for patients with COPD. */
export function spo2Scale({ escalaSpo2 }: VitalSigns, { copd }: Pick<PatientAt, 'copd'>): Spo2Scale {
  return escalaSpo2 ?? (copd ? 'ESCALA_2' : 'ESCALA_1');
}

function pointsOf(signo: News2Sign, signs: VitalSigns, scale: Spo2Scale): number | null {
  const onOxygen = signs.oxigenoSuplementario === true;
  if (signo === 'oxigenoSuplementario') return typeof signs.spo2 === 'number' ? (onOxygen ? 2 : 0) : null;
  if (signo === 'conciencia') return signs.conciencia == null ? null : signs.conciencia === 'A' ? 0 : 3;
  const value = signs[signo];
  if (typeof value !== 'number') return null;
  switch (signo) {
    case 'frecuenciaRespiratoria':
      return pointsIn(RESPIRATION, value);
    case 'spo2':
      return pointsIn(scale === 'ESCALA_1' ? SCALE_1 : onOxygen ? SCALE_2_OXYGEN : SCALE_2_AIR, value);
    case 'tas':
      return pointsIn(SYSTOLIC, value);
    case 'frecuenciaCardiaca':
      return pointsIn(PULSE, value);
    case 'temperatura':
      return pointsIn(TEMPERATURE, value);
  }
}

function riskOf(total: number, highest: number): News2Risk {
  if (total >= HIGH_NEWS2) return 'ALTO';
  if (total >= 5) return 'MEDIO';
  return highest === 3 ? 'BAJO_MEDIO' : 'BAJO';
}
