import { addDays, daysFrom, isoWeekday } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import { toZonedTime } from '#platform/shared/dates/moments';
import { readPath } from '../../resource/read-path';
import type { ListedRecord } from '../../resource/wire-record';
import type { CalendarSpec } from './list-shapes';

export type Span = 'mes' | 'semana';

/** Returns the visible days, `yyyy-MM-dd`, in whole weeks from Monday: one week, or those that overlap the month. */
export function shownDays(span: Span, day: string): readonly string[] {
  const first = span === 'semana' ? day : `${day.slice(0, 7)}-01`;
  const monday = addDays(first, 1 - isoWeekday(first));
  if (span === 'semana') return daysFrom(monday, 7);
  const last = addDays(addMonths(first, 1), -1);
  return daysFrom(monday, (last <= addDays(monday, 27) ? 4 : last <= addDays(monday, 34) ? 5 : 6) * 7);
}

/** Returns the same day of the next or previous month or week. */
export function step(span: Span, day: string, by: 1 | -1): string {
  return span === 'semana' ? addDays(day, 7 * by) : addMonths(day, by);
}

/** A record on one day. `time` (`HH:mm`) is set on its first day, if it has one. */
export interface Placed {
  readonly record: ListedRecord;
  readonly time: string | null;
}

/** Groups records by day, each day sorted by time; a record with a duration is on each of its days. */
export function placeRecords(
  records: readonly ListedRecord[],
  days: readonly string[],
  { start, end, of }: CalendarSpec,
  zone: string,
): ReadonlyMap<string, readonly Placed[]> {
  const placed = new Map<string, Placed[]>(days.map((day) => [day, []]));
  for (const record of records) {
    const from = dayAndTime(readPath(record, start), of, zone);
    if (!from) continue;
    const until = (end === undefined ? null : dayAndTime(readPath(record, end), of, zone)) ?? from;
    // An end at midnight belongs to the day before.
    const last = until.time === '00:00' && until.date > from.date ? addDays(until.date, -1) : until.date;
    for (const day of days)
      if (day >= from.date && day <= last)
        placed.get(day)!.push({ record, time: day === from.date ? from.time : null });
  }
  for (const each of placed.values()) each.sort((one, other) => (one.time ?? '').localeCompare(other.time ?? ''));
  return placed;
}

function dayAndTime(value: unknown, of: CalendarSpec['of'], zone: string) {
  if (typeof value !== 'string' || value === '') return null;
  if (of === 'date') return { date: value.slice(0, 10), time: null };
  const zoned = toZonedTime(value, zone);
  return zoned && { date: zoned.date, time: zoned.time.slice(0, 5) };
}
