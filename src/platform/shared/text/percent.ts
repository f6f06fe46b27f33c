import { formatNumber } from './format-number';

/**
 * Formats a percentage with one decimal. Rounding never gives 100 % for less than the whole, nor 0 % for more than nothing.
 *
 * @example percentText(99.97) // '99.9 %'
 */
export function percentText(value: string | number): string {
  const number = Number(value);
  const within = number < 100 && number > 99.9 ? 99.9 : number > 0 && number < 0.1 ? 0.1 : number;
  return `${formatNumber(within, 1)} %`;
}

/**
 * Returns a part as a percentage of a whole, with two decimals. Only the whole gives 100, only nothing gives 0. Null when the whole is
 * zero.
 */
export function percentOf(part: number, whole: number): number | null {
  if (!whole) return null;
  const percent = (part / whole) * 100;
  const rounded = Math.round(percent * 100) / 100;
  if (rounded >= 100 && percent < 100) return 99.99;
  return rounded === 0 && percent > 0 ? 0.01 : rounded;
}
