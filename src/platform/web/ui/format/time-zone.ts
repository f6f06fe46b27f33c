import { DEFAULT_TIME_ZONE, isTimeZone } from '#platform/shared/dates/moments';

let zone = DEFAULT_TIME_ZONE;

/** Returns the time zone for display and input of days and hours: that of the signed-in user's unit, or the network's without a unit. */
export function currentTimeZone(): string {
  return zone;
}

/**
 * Sets the time zone of the page, once per page: almost every component shows hours, and all in the same zone.
 *
 * @param next IANA name; a name unknown to this browser selects the default
 */
export function setTimeZone(next: string | null): void {
  zone = isTimeZone(next) ? next : DEFAULT_TIME_ZONE;
}
