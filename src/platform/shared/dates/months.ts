import { addMonths as monthsLater } from 'date-fns/addMonths';
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

/** The date a number of months later, `yyyy-MM-dd`; the last day when that month is shorter. */
export function addMonths(date: string, months: number): string {
  return lightFormat(monthsLater(parseISO(date), months), 'yyyy-MM-dd');
}

/** Whole months from one `yyyy-MM-dd` to another; negative when the second is earlier. */
export function monthsBetween(from: string, to: string): number {
  // Never the -0 of the library: it would be written so.
  return differenceInMonths(parseISO(to), parseISO(from)) || 0;
}
