import { formatNumber } from '#platform/shared/format-number';
import { DOSE_UNITS, isDoseUnit } from './dose-unit-list';

/** Decimals that a dose is stored with. */
const DOSE_SCALE = 3;

/**
 * Writes a dose: `0.125 mg`, `2 tabletas`, `0.5 tabletas`. It has no trailing zeros, a leading zero, and a space before the unit (ISMP, List of
 * Error-Prone Abbreviations, 2021); the unit is in the plural unless the dose is one.
 *
 * @param unit a dose unit; any other text is written as it is
 * @returns an empty text where there is no dose
 */
export function formatDose(
  dose: number | null | undefined,
  unit: string | null | undefined,
  language: 'es' | 'en' = 'es',
): string {
  if (typeof dose !== 'number' || !Number.isFinite(dose)) return '';
  return [formatNumber(dose, DOSE_SCALE), unitText(unit, dose, language)].filter(Boolean).join(' ');
}

/** Writes a dose unit in the number that an amount takes. */
export function unitText(unit: string | null | undefined, amount: number, language: 'es' | 'en' = 'es'): string {
  if (!isDoseUnit(unit)) return unit ?? '';
  const [one, many] = DOSE_UNITS[unit][language];
  return amount === 1 ? one : many;
}
