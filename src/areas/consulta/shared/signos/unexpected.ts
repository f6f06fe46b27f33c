import type { SignoVital } from '#generated/shared/enums.gen';
import { BMI_CLASS_YEARS, bodyMassIndex } from './body-mass-index';
import { glasgow } from './glasgow';
import { growthRange, type GrowthMeasure } from './growth-range';
import { spo2Scale } from './news2';
import { ADULT_YEARS, type PatientThen, type VitalSigns } from './vital-signs';

/** The measures of the set before, which a new one is compared with; null where there is none. */
export interface PreviousMeasures {
  readonly peso: number | null;
  readonly talla: number | null;
}

/** A sign that is beyond what is expected, and what that is: `50–120`. */
export interface Unexpected {
  readonly signo: SignoVital;
  readonly esperado: string;
}

type Range = readonly [number | null, number | null];
type Ranges = Readonly<Partial<Record<SignoVital, Range>>>;

/** Adults' limits (DOMAIN a.4): values beyond them are saved only after confirmation. */
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

/** Checks the body mass index of a patient who is not pregnant. For a child it is questioned only when weight and height are not. */
function bodyMass(signs: VitalSigns, patient: PatientThen, found: readonly Unexpected[]): readonly Unexpected[] {
  if (patient.pregnant) return [];
  const imc = bodyMassIndex(signs.peso, signs.talla);
  if ((patient.years ?? 0) >= BMI_CLASS_YEARS) return beyond('imc', imc, BMI);
  if (found.some(({ signo }) => signo === 'peso' || signo === 'talla')) return [];
  const { imc: range } = growthRanges(patient, ['imc']);
  return range ? beyond('imc', imc, range) : [];
}

/** Ranges of a child's measures for age and sex, to one decimal; none where the age is not known to the day. */
function growthRanges(
  { ageDays, sex }: PatientThen,
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
