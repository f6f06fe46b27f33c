import { formatNumber } from '#platform/shared/text/format-number';
import { DOSE_UNITS, isDoseUnit } from './dose-unit-list';

/** Number of decimals of a stored dose. */
const DOSE_SCALE = 3;

/**
 * Formats a dose: `0.125 mg`, `2 tabletas`, `0.5 tabletas`. It has no trailing zeros, a leading zero, and a space before the unit (ISMP,
 * List of Error-Prone Abbreviations, 2021). The unit is plural unless the dose is one.
 *
 * @param unit a dose unit; any other text is written unchanged
 * @returns an empty text without a dose
 */
export function formatDose(
  dose: number | null | undefined,
  unit: string | null | undefined,
  language: 'es' | 'en' = 'es',
): string {
  if (typeof dose !== 'number' || !Number.isFinite(dose)) return '';
  return [formatNumber(dose, DOSE_SCALE), unitText(unit, dose, language)].filter(Boolean).join(' ');
}

/** Formats a dose unit in the singular or plural for an amount. */
export function unitText(unit: string | null | undefined, amount: number, language: 'es' | 'en' = 'es'): string {
  if (!isDoseUnit(unit)) return unit ?? '';
  const [one, many] = DOSE_UNITS[unit][language];
  return amount === 1 ? one : many;
}
