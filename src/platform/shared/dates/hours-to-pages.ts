const HOURS_OF_A_PAGE = 24;

/**
 * Returns the pages of the 24-hour sheet for a stay (SPEC 9, DOMAIN 0.2): at least one; a part of a day takes a page.
 *
 * @param hours duration of the stay; a value that is not a number counts as zero
 */
export function hoursToPages(hours: number): number {
  return Number.isFinite(hours) ? Math.max(1, Math.ceil(hours / HOURS_OF_A_PAGE)) : 1;
}
