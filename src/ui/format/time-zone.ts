import { DEFAULT_TIME_ZONE, isTimeZone } from '../../shared/dates/moments';

let zone = DEFAULT_TIME_ZONE;

/** Zone that days and hours are shown and typed in: of the signed-in person's unit; before sign-in, and for people of no unit, the network's. */
export function currentTimeZone(): string {
  return zone;
}

/**
 * Whoever draws a page says once whose zone it is: nearly everything shows an hour somewhere, and no page shows two zones. One that this browser
 * does not know changes nothing.
 */
export function setTimeZone(next: unknown): void {
  if (isTimeZone(next)) zone = next;
}
