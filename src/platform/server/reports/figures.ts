import type { ReportTexts } from '#platform/shared/report';
import { percentOf } from '#platform/shared/text/percent';
import { rounded } from '#platform/shared/text/rounded';

/** Returns a part as a percentage of a whole. Sums from the database are null where no rows exist; null counts as 0. */
export function share(part: number | null, whole: number | null): number | null {
  return percentOf(part ?? 0, whole ?? 0);
}

/** Returns the average of a total over a count, with two decimals; null when the count is 0 or null. */
export function each(total: number | null, many: number | null): number | null {
  return many ? rounded((total ?? 0) / many) : null;
}

/**
 * Quantiles, as in PostgreSQL's `percentile_cont`: fractions from 0 to 1, interpolated linearly, with two decimals. Zeros for an empty
 * list.
 */
export function quantiles(figures: readonly number[], ...fractions: readonly number[]): number[] {
  const sorted = figures.toSorted((a, b) => a - b);
  return fractions.map((fraction) => {
    const place = (sorted.length - 1) * fraction;
    const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return rounded(below + (above - below) * (place - Math.floor(place)));
  });
}

/** Median, rounded to a whole number (minutes); null for an empty list. */
export function median(figures: readonly (number | null)[]): number | null {
  const sorted = figures.filter((figure) => figure !== null).toSorted((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = (sorted.length - 1) / 2;
  return Math.round((sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2);
}

/** A month (1 to 12, or beyond into the next year) as a heading: `Julio de 2026`. */
export function monthName(year: number, month: number): ReportTexts {
  const name = (language: string) => {
    const text = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1, 1),
    );
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  };
  return both(name('es-MX'), name('en'));
}

export function both(es: string, en: string): ReportTexts {
  return { es, en, 'es-mx': es };
}
