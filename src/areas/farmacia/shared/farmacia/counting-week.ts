import { addDays } from '#platform/shared/dates/days';

/** Controlled medicines are counted once a week (DOMAIN b.9). */
export const DAYS_BETWEEN_COUNTS = 7;

/**
 * The Monday with which the week of a day begins.
 *
 * @param day `yyyy-MM-dd`
 */
export function mondayOf(day: string): string {
  const sunday = 0;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -(weekday === sunday ? 6 : weekday - 1));
}
