import { TZDateMini } from '@date-fns/tz/date/mini';
import { tzOffset } from '@date-fns/tz/tzOffset';
import { millisecondsInMinute } from 'date-fns/constants';

/** DOMAIN 0.2: times are kept in UTC and shown in the unit's time zone. */
export const DEFAULT_TIME_ZONE = 'America/Monterrey';

/** Day and time of day in a time zone. */
export interface ZonedTime {
  /** `yyyy-MM-dd` */
  readonly date: string;
  /** `HH:mm:ss` */
  readonly time: string;
}

/**
 * What calendar and clock of a time zone show at a moment, as the UTC fields of a date; null for what is no moment.
 * A fifth of the time that formatting a zoned date takes: a file of many rows has several moments in each.
 *
 * @throws RangeError when there is no such zone
 */
export function wallClock(moment: unknown, timeZone: string): Date | null {
  const date = moment instanceof Date ? moment : new Date(typeof moment === 'string' ? moment : Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  const offset = tzOffset(timeZone, date);
  if (Number.isNaN(offset)) throw new RangeError(`There is no time zone «${timeZone}».`);
  return new Date(date.getTime() + offset * millisecondsInMinute);
}

/** A moment (ISO 8601, or a date) as day and time in the time zone, null when it is none. */
export function toZonedTime(moment: unknown, timeZone: string): ZonedTime | null {
  const [date = '', time = ''] = wallClock(moment, timeZone)?.toISOString().split('T') ?? [];
  return date === '' ? null : { date, time: time.slice(0, 8) };
}

/**
 * Day and time in the time zone as a moment in UTC, `2026-03-01T20:05:00Z`; of an hour that comes twice the first, of one that a
 * change of the clock leaves out the one after it.
 *
 * @param time `HH:mm`; midnight when left out
 */
export function fromZonedTime({ date, time = '00:00' }: Pick<ZonedTime, 'date'> & Partial<ZonedTime>, timeZone: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const moment = new TZDateMini(year, month - 1, day, hour, minute, 0, 0, timeZone);
  return new Date(moment.getTime()).toISOString().replace('.000Z', 'Z');
}

/** Today in the time zone, `yyyy-MM-dd`. */
export function todayIn(timeZone: string, now = new Date()): string {
  return toZonedTime(now, timeZone)!.date;
}
