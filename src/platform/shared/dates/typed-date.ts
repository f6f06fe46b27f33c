import { isDate } from './days';
import { monthDigits } from './month-names';

/**
 * Parses a typed date to `yyyy-MM-dd`. Accepts `27-03-2026`, `27/3/2026`, `27 3 2026`, `27032026`, `27-mar-2026`, `2026/03/27` and the form
 * of the API. Null for anything else.
 */
export function typedDate(text: string): string | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(trimmed);
  const local =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed) ??
    /^(\d{1,2})(?:[-/. ]+|\s+de\s+)(\p{L}{3,10}\.?)(?:[-/. ]+|\s+del?\s+)(\d{4})$/u.exec(trimmed);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : local ? [local[3], local[2], local[1]] : [];
  const date = `${year}-${monthDigits(month ?? '')}-${day?.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}
