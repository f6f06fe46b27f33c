const HOURS_OF_A_PAGE = 24;

/**
 * Pages of the 24-hour sheet that so many hours of stay take (SPEC 9, DOMAIN 0.2): at least one, and one for a part of a day.
 *
 * @param hours what is no number counts as none
 */
export function hoursToPages(hours: number): number {
  return Number.isFinite(hours) ? Math.max(1, Math.ceil(hours / HOURS_OF_A_PAGE)) : 1;
}
