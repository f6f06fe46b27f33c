import { BMI_CLASS_YEARS, bodyMassIndex } from './body-mass-index';
import { glasgow } from './glasgow';
import { spo2Scale } from './news2';
import { ADULT_YEARS, type PatientThen, type VitalSigns } from './vital-signs';

/** The measures of the set before, which a new one is compared with; null where there is none. */
export interface PreviousMeasures {
  readonly peso: number | null;
  readonly talla: number | null;
}

/** A sign that is beyond what is expected, and what that is: `50–120`. */
export interface Unexpected {
  readonly signo: string;
  readonly esperado: string;
}

type Range = readonly [number | null, number | null];

/** Adults' limits (DOMAIN a.4): what lies beyond them is kept only once somebody says that it is right. */
const ADULTS: Readonly<Record<string, Range>> = {
  tas: [90, 180],
  tad: [50, 110],
  frecuenciaCardiaca: [50, 120],
  frecuenciaRespiratoria: [10, 24],
};
const EVERYBODY: Readonly<Record<string, Range>> = {
  temperatura: [35.1, 38],
  glucosaCapilar: [70, 180],
  dolor: [null, 6],
  llenadoCapilarSeg: [null, 2],
};
const SPO2 = { ESCALA_1: 94, ESCALA_2: 88 } as const;
/** An adult's weight does not change by more than this share from one set to the next. */
const WEIGHT_SHARE = 0.1;
/** Nor height by more centimetres. */
const HEIGHT_CM = 2;
const LEAST_GLASGOW = 14;
const BMI: Range = [18.5, 29.99];

/**
 * The signs of a set that are beyond what is expected of the patient, in the order of the form. Whose age is not known is taken for an adult:
 * that asks more, and refuses nothing.
 */
export function unexpected(
  signs: VitalSigns,
  patient: PatientThen,
  previous: PreviousMeasures | null,
): readonly Unexpected[] {
  const adult = patient.years === null || patient.years >= ADULT_YEARS;
  const values = signs as Readonly<Record<string, unknown>>;
  const ranges: Readonly<Record<string, Range>> = {
    ...(adult ? ADULTS : {}),
    spo2: [SPO2[spo2Scale(signs, patient)], null],
    ...EVERYBODY,
    ...(adult ? measures(previous) : {}),
  };
  const imc = bodyMassIndex(signs.peso, signs.talla);
  const { total } = glasgow(signs);
  return [
    ...Object.entries(ranges).flatMap(([signo, range]) => beyond(signo, values[signo], range)),
    ...((patient.years ?? 0) >= BMI_CLASS_YEARS && !patient.pregnant ? beyond('imc', imc, BMI) : []),
    ...beyond('glasgow', total, [LEAST_GLASGOW, null]),
    ...(signs.conciencia != null && signs.conciencia !== 'A' ? [{ signo: 'conciencia', esperado: 'A' }] : []),
    ...(signs.diaforesis === 'MODERADA' || signs.diaforesis === 'PROFUSA'
      ? [{ signo: 'diaforesis', esperado: 'AUSENTE–LEVE' }]
      : []),
  ];
}

function measures(previous: PreviousMeasures | null): Readonly<Record<string, Range>> {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const { peso = null, talla = null } = previous ?? {};
  return {
    ...(peso === null ? {} : { peso: [tenth(peso * (1 - WEIGHT_SHARE)), tenth(peso * (1 + WEIGHT_SHARE))] as const }),
    ...(talla === null ? {} : { talla: [talla - HEIGHT_CM, talla + HEIGHT_CM] as const }),
  };
}

function beyond(signo: string, value: unknown, [least, most]: Range): readonly Unexpected[] {
  if (typeof value !== 'number') return [];
  if ((least === null || value >= least) && (most === null || value <= most)) return [];
  const esperado = least === null ? `≤ ${most}` : most === null ? `≥ ${least}` : `${least}–${most}`;
  return [{ signo, esperado }];
}
