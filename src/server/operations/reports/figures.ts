import type { ReportTexts } from '../../../shared/report';
import { rounded } from '../../../shared/rounded';

/** Percent, two decimals; null of nothing. */
export function share(part: number | null, whole: number | null): number | null {
  return whole ? rounded(((part ?? 0) / whole) * 100) : null;
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
