import { formatNumber } from './format-number';

/**
 * Formats a percentage with one decimal. Only the whole reads 100 %, and only nothing reads 0 %.
 *
 * @example percentText(99.97) // '99.9 %'
 */
export function percentText(value: string | number): string {
  const number = Number(value);
  const within = number < 100 && number > 99.9 ? 99.9 : number > 0 && number < 0.1 ? 0.1 : number;
  return `${formatNumber(within, 1)} %`;
}

/** Share of a part in a whole, in percent with two decimals. Only the whole is 100, only nothing is 0. Null where the whole is zero. */
export function percentOf(part: number, whole: number): number | null {
  if (!whole) return null;
  const percent = (part / whole) * 100;
  const rounded = Math.round(percent * 100) / 100;
  if (rounded >= 100 && percent < 100) return 99.99;
  return rounded === 0 && percent > 0 ? 0.01 : rounded;
}
