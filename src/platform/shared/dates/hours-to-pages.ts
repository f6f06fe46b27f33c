const HOURS_OF_A_PAGE = 24;

/**
 * Pages of the 24-hour sheet for a stay of a number of hours (SPEC 9, DOMAIN 0.2): at least one; a part of a day takes a page.
 *
 * @param hours what is no number counts as none
 */
export function hoursToPages(hours: number): number {
  return Number.isFinite(hours) ? Math.max(1, Math.ceil(hours / HOURS_OF_A_PAGE)) : 1;
}
