import { displayDate } from '#platform/shared/dates/days';
import { todayIn, toZonedTime, zonedMoment } from '#platform/shared/dates/moments';
import { currentTimeZone } from './time-zone';

/**
 * The day of `2026-03-01`, `01-03-2026` or an instant as `01-03-2026`; anything else as ''. The day of an instant is that of the time zone: in the
 * evening it is already tomorrow in UTC.
 */
export function formatDate(value: unknown, timeZone = currentTimeZone()): string {
  if (typeof value !== 'string') return '';
  return displayDate(value.includes('T') ? toZonedTime(value, timeZone)?.date : value);
}

/** `2026-03-01T20:05:09Z` as `01-03-2026 14:05:09` of the time zone (SPEC 9: DD-MM-YYYY HH:mm:ss); anything that is no instant as ''. */
export function formatTimestamp(value: unknown, timeZone = currentTimeZone()): string {
  const zoned = toZonedTime(value, timeZone);
  return zoned ? `${displayDate(zoned.date)} ${zoned.time}` : '';
}

/** `2026-03-01T20:05:00Z` as `01-03-2026 14:05` of the time zone; anything that is no instant as ''. */
export function formatDateTime(value: unknown, timeZone = currentTimeZone()): string {
  return zonedMoment(value, timeZone);
}

/** Today in the time zone, `yyyy-MM-dd`. */
export function today(timeZone = currentTimeZone(), now = new Date()): string {
  return todayIn(timeZone, now);
}
