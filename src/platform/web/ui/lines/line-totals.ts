import type { LineTotal, LineValues } from './line-column';

/** Returns a total over the lines; null when no line has a figure. `count` counts the lines that have a value. */
export function totalOf(rows: readonly LineValues[], { field, fn }: LineTotal): number | null {
  const given = rows.map((row) => row[field]).filter((value) => value !== undefined && value !== null && value !== '');
  if (fn === 'count') return given.length;
  const figures = given.map(Number).filter(Number.isFinite);
  if (figures.length === 0) return null;
  // The API has at most four decimals: binary fractions must not show (0.1 + 0.2).
  const sum = Math.round(figures.reduce((total, figure) => total + figure, 0) * 1e6) / 1e6;
  return fn === 'sum' ? sum : sum / figures.length;
}
