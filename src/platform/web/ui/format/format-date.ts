import { displayDate } from '#platform/shared/dates/days';
import { todayIn, toZonedTime, zonedMoment } from '#platform/shared/dates/moments';
import { currentTimeZone } from './time-zone';

/**
 * Formats the day of `2026-03-01`, `01-03-2026` or an instant as `01-03-2026`; '' for anything else. The day of an instant is that of the
 * time zone: in the evening it is already tomorrow in UTC.
 */
export function formatDate(value: unknown, timeZone = currentTimeZone()): string {
  if (typeof value !== 'string') return '';
  return displayDate(value.includes('T') ? toZonedTime(value, timeZone)?.date : value);
}

/** Formats `2026-03-01T20:05:09Z` as `14:05` in the time zone; '' for an invalid instant. */
export function formatTime(moment: unknown, timeZone = currentTimeZone()): string {
  return toZonedTime(moment, timeZone)?.time.slice(0, 'HH:mm'.length) ?? '';
}

/** Formats a day as `01-03`, where the year is said elsewhere; '' for anything else. */
export function formatDayMonth(value: unknown, timeZone = currentTimeZone()): string {
  return formatDate(value, timeZone).slice(0, 'DD-MM'.length);
}

/** Formats `2026-03-01T20:05:09Z` as `01-03-2026 14:05:09` in the time zone (SPEC 9: DD-MM-YYYY HH:mm:ss); '' for an invalid instant. */
export function formatTimestamp(value: unknown, timeZone = currentTimeZone()): string {
  const zoned = toZonedTime(value, timeZone);
  return zoned ? `${displayDate(zoned.date)} ${zoned.time}` : '';
}

/** Formats `2026-03-01T20:05:00Z` as `01-03-2026 14:05` in the time zone; '' for an invalid instant. */
export function formatDateTime(value: unknown, timeZone = currentTimeZone()): string {
  return zonedMoment(value, timeZone);
}

/** Returns today in the time zone, `yyyy-MM-dd`. */
export function today(timeZone = currentTimeZone(), now = new Date()): string {
  return todayIn(timeZone, now);
}
