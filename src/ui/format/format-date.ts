import { displayDate } from '../../shared/dates/display-date';

/** The day of `2026-03-01`, `01-03-2026` or an instant as `01-03-2026`; anything else as ''. */
export function formatDate(value: unknown): string {
  return typeof value === 'string' ? displayDate(value.slice(0, 10)) : '';
}

const PARTS = new Map<string, Intl.DateTimeFormat>();

function partsIn(timeZone: string): Intl.DateTimeFormat {
  let format = PARTS.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23',
    });
    PARTS.set(timeZone, format);
  }
  return format;
}

/** DOMAIN 0.2: times are kept in UTC and shown in the unit's time zone. */
export const DEFAULT_TIME_ZONE = 'America/Monterrey';

type Parts = Readonly<Record<string, string>>;

function instantParts(value: unknown, timeZone: string): Parts | null {
  const date = typeof value === 'string' ? new Date(value) : null;
  if (!date || Number.isNaN(date.getTime())) return null;
  return Object.fromEntries(partsIn(timeZone).formatToParts(date).map(({ type, value: text }) => [type, text]));
}

/** `2026-03-01T20:05:09Z` as `01-03-2026 14:05:09` of the time zone (SPEC 9: DD-MM-YYYY HH:mm:ss); anything that is no instant as ''. */
export function formatTimestamp(value: unknown, timeZone = DEFAULT_TIME_ZONE): string {
  const part = instantParts(value, timeZone);
  return part ? `${part['day']}-${part['month']}-${part['year']} ${part['hour']}:${part['minute']}:${part['second']}` : '';
}

/** `2026-03-01T20:05:00Z` as `01-03-2026 14:05` of the time zone; anything that is no instant as ''. */
export function formatDateTime(value: unknown, timeZone = DEFAULT_TIME_ZONE): string {
  const part = instantParts(value, timeZone);
  return part ? `${part['day']}-${part['month']}-${part['year']} ${part['hour']}:${part['minute']}` : '';
}

/** Today in the time zone, `yyyy-MM-dd`. */
export function today(timeZone = DEFAULT_TIME_ZONE, now = new Date()): string {
  const part = Object.fromEntries(partsIn(timeZone).formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}`;
}
