import { addMonths as monthsLater } from 'date-fns/addMonths';
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

/** Returns the date a number of months later, `yyyy-MM-dd`; the last day when that month is shorter. */
export function addMonths(date: string, months: number): string {
  return lightFormat(monthsLater(parseISO(date), months), 'yyyy-MM-dd');
}

/** Returns the whole months from one `yyyy-MM-dd` to another; negative when the second is earlier. */
export function monthsBetween(from: string, to: string): number {
  // Converts -0, which the library returns, to 0.
  return differenceInMonths(parseISO(to), parseISO(from)) || 0;
}
