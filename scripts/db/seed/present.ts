import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';

/** Returns noon of the demo's day, in its time zone. */
export function noonOf(baseDate: string): Date {
  return new Date(`${baseDate}T18:00:00Z`);
}

/**
 * Returns the present of the demo, in milliseconds: now, if the demo is of today; otherwise noon of its day. A demo of another day would
 * have stays that begin after its orders.
 *
 * @param baseDate `yyyy-MM-dd` that the dates of the demo are relative to
 */
export function presentOf(baseDate: string, now = new Date()): number {
  return (todayIn(DEFAULT_TIME_ZONE, now) === baseDate ? now : noonOf(baseDate)).getTime();
}
