import type { Signos } from '#generated/shared/types/signos.gen';

export type BmiClass = NonNullable<Signos['imcClase']>;

/** Age in years from which the classes apply; below it, growth charts do (WHO). */
export const BMI_CLASS_YEARS = 19;

/** Lower limits of the classes in kg/m², the highest first: WHO Technical Report Series 894 (2000). */
const CLASSES: readonly (readonly [number, BmiClass])[] = [
  [40, 'OBESIDAD_3'],
  [35, 'OBESIDAD_2'],
  [30, 'OBESIDAD_1'],
  [25, 'SOBREPESO'],
  [18.5, 'NORMAL'],
];

/** Returns the body mass index in kg/m² with two decimals, from kilograms and centimetres; null unless both are given. */
export function bodyMassIndex(peso: number | null | undefined, talla: number | null | undefined): number | null {
  if (typeof peso !== 'number' || typeof talla !== 'number' || talla <= 0) return null;
  return Math.round((peso / (talla / 100) ** 2) * 100) / 100;
}

/** Returns the class of a body mass index at an age in years; null below 19 years, and when either is unknown. */
export function bmiClass(imc: number | null, years: number | null): BmiClass | null {
  if (imc === null || years === null || years < BMI_CLASS_YEARS) return null;
  return CLASSES.find(([from]) => imc >= from)?.[1] ?? 'BAJO_PESO';
}
