import { addDays, isoWeekday } from '#platform/shared/dates/days';

/** First year in which a new federal government begins on 1 October; before, it was 1 December. */
const HANDOVER = 2024;
const TERM = 6;
const FIXED = ['01-01', '05-01', '09-16', '12-25'];
/** Holidays on the n-th Monday of a month, in place of 5 February, 21 March and 20 November. */
const MONDAYS = [
  ['02', 1],
  ['03', 3],
  ['11', 3],
] as const;

/**
 * Returns true on a public holiday with mandatory rest (Ley Federal del Trabajo, art. 74). That article leaves local elections to local
 * laws; they do not count and are entered as a day off.
 *
 * @param day `yyyy-MM-dd`
 */
export function isHoliday(day: string): boolean {
  const [year = '', month = '', date = ''] = day.split('-');
  if (FIXED.includes(`${month}-${date}`)) return true;
  if (`${month}-${date}` === '10-01') return Number(year) >= HANDOVER && (Number(year) - HANDOVER) % TERM === 0;
  return MONDAYS.some(([of, which]) => month === of && day === monday(`${year}-${of}-01`, which));
}

/** Returns the n-th Monday of a month, given its first day. */
function monday(first: string, which: number): string {
  const until = (8 - isoWeekday(first)) % 7;
  return addDays(first, until + (which - 1) * 7);
}
