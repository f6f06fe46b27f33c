import type { SignoVital } from '#generated/shared/enums.gen';
import { BMI_CLASS_YEARS, bodyMassIndex } from './body-mass-index';
import { glasgow } from './glasgow';
import { growthRange, type GrowthMeasure } from './growth-range';
import { spo2Scale } from './news2';
import { ADULT_YEARS, type PatientAt, type VitalSigns } from './vital-signs';

/** Measures of the previous set, for comparison; null without one. */
export interface PreviousMeasures {
  readonly peso: number | null;
  readonly talla: number | null;
}

/** Sign outside its expected range, and this range: `50–120`. */
export interface Unexpected {
  readonly signo: SignoVital;
  readonly esperado: string;
}

type Range = readonly [number | null, number | null];
type Ranges = Readonly<Partial<Record<SignoVital, Range>>>;

/** Limits for adults (DOMAIN a.4). Values beyond them are saved only after confirmation. */
const ADULTS: Ranges = {
  tas: [90, 180],
  tad: [50, 110],
  frecuenciaCardiaca: [50, 120],
  frecuenciaRespiratoria: [10, 24],
};
const EVERYBODY: Ranges = {
  temperatura: [35.1, 38],
  glucosaCapilar: [70, 180],
  dolor: [null, 6],
  llenadoCapilarSeg: [null, 2],
};
const SPO2 = { ESCALA_1: 94, ESCALA_2: 88 } as const;
/** Largest change of weight, as a proportion, between two sets of an adult. */
const WEIGHT_SHARE = 0.1;
/** Largest change of height, in centimetres, between two sets of an adult. */
const HEIGHT_CM = 2;
const LEAST_GLASGOW = 14;
const BMI: Range = [18.5, 29.99];

/**
 * Returns the unexpected signs of a set for the patient, in the order of the form. A patient of unknown age counts as an adult: more values
 * need confirmation, none is refused.
 */
export function unexpected(
  signs: VitalSigns,
  patient: PatientAt,
  previous: PreviousMeasures | null,
): readonly Unexpected[] {
  const adult = patient.years === null || patient.years >= ADULT_YEARS;
  const values = signs as Readonly<Record<string, unknown>>;
  const ranges: Ranges = {
    ...(adult ? ADULTS : {}),
    spo2: [SPO2[spo2Scale(signs, patient)], null],
    ...EVERYBODY,
    ...(adult ? measures(previous) : growthRanges(patient, ['peso', 'talla', 'perimetroCefalico'])),
  };
  const { total } = glasgow(signs);
  const found = (Object.entries(ranges) as [SignoVital, Range][]).flatMap(([signo, range]) =>
    beyond(signo, values[signo], range),
  );
  return [
    ...found,
    ...bodyMass(signs, patient, found),
    ...beyond('glasgow', total, [LEAST_GLASGOW, null]),
    ...(signs.conciencia != null && signs.conciencia !== 'A' ? [{ signo: 'conciencia' as const, esperado: 'A' }] : []),
    ...(signs.diaforesis === 'MODERADA' || signs.diaforesis === 'PROFUSA'
      ? [{ signo: 'diaforesis' as const, esperado: 'AUSENTE–LEVE' }]
      : []),
  ];
}

/**
 * Checks the body mass index of a patient who is not pregnant. For a child it is reported only when neither weight nor height is
 * unexpected.
 */
function bodyMass(signs: VitalSigns, patient: PatientAt, found: readonly Unexpected[]): readonly Unexpected[] {
  if (patient.pregnant) return [];
  const imc = bodyMassIndex(signs.peso, signs.talla);
  if ((patient.years ?? 0) >= BMI_CLASS_YEARS) return beyond('imc', imc, BMI);
  if (found.some(({ signo }) => signo === 'peso' || signo === 'talla')) return [];
  const { imc: range } = growthRanges(patient, ['imc']);
  return range ? beyond('imc', imc, range) : [];
}

/** Returns the ranges of a child's measures for age and sex, to one decimal; none when the age in days is unknown. */
function growthRanges(
  { ageDays, sex }: PatientAt,
  measured: readonly GrowthMeasure[],
): Readonly<Partial<Record<GrowthMeasure, Range>>> {
  if (ageDays === null || ageDays === undefined) return {};
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return Object.fromEntries(
    measured.flatMap((measure) => {
      const range = growthRange(measure, sex, ageDays);
      return range ? [[measure, [tenth(range[0]), tenth(range[1])] as const]] : [];
    }),
  );
}

function measures(previous: PreviousMeasures | null): Ranges {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const { peso = null, talla = null } = previous ?? {};
  return {
    ...(peso === null ? {} : { peso: [tenth(peso * (1 - WEIGHT_SHARE)), tenth(peso * (1 + WEIGHT_SHARE))] as const }),
    ...(talla === null ? {} : { talla: [talla - HEIGHT_CM, talla + HEIGHT_CM] as const }),
  };
}

function beyond(signo: SignoVital, value: unknown, [least, most]: Range): readonly Unexpected[] {
  if (typeof value !== 'number') return [];
  if ((least === null || value >= least) && (most === null || value <= most)) return [];
  const esperado = least === null ? `≤ ${most}` : most === null ? `≥ ${least}` : `${least}–${most}`;
  return [{ signo, esperado }];
}
