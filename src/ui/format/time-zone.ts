import { DEFAULT_TIME_ZONE, isTimeZone } from '../../shared/dates/moments';

let zone = DEFAULT_TIME_ZONE;

/** Zone that days and hours are shown and typed in: that of the signed-in person's unit, or the network's for people of no unit. */
export function currentTimeZone(): string {
  return zone;
}

/**
 * Whoever draws a page says once whose zone it is: nearly everything shows an hour somewhere, and no page shows two zones.
 *
 * @param next IANA name; what this browser does not know counts as the default
 */
export function setTimeZone(next: string | null): void {
  zone = isTimeZone(next) ? next : DEFAULT_TIME_ZONE;
}
