import { addDays } from '#platform/shared/dates/days';

/** Days between counts of controlled medicines (DOMAIN b.9). */
export const DAYS_BETWEEN_COUNTS = 7;

/**
 * Returns the Monday of a day's week.
 *
 * @param day `yyyy-MM-dd`
 */
export function mondayOf(day: string): string {
  const sunday = 0;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -(weekday === sunday ? 6 : weekday - 1));
}
