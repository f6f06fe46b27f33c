import { addDays, isDate } from './days';
import { monthDigits } from './month-names';
import { addMonths } from './months';

/**
 * Reads a month without a day as its last day, `yyyy-MM-dd`: `12/2028`, `12-2028`, `2028-12`, `dic-2028`, `diciembre de 2028`.
 * Null for anything else, and for a year of two digits, which may be a day.
 */
export function monthEnd(text: string): string | null {
  const bare = text.trim();
  const [month, year] =
    /^(\d{1,2}|\p{L}{3,10}\.?)(?:[-/. ]+|\s+del?\s+)(\d{4})$/u.exec(bare)?.slice(1) ??
    /^(\d{4})[-/. ](\d{1,2})$/.exec(bare)?.slice(1).toReversed() ??
    [];
  const digits = month === undefined ? null : monthDigits(month);
  const first = `${year}-${digits}-01`;
  return digits !== null && isDate(first) ? addDays(addMonths(first, 1), -1) : null;
}
