import { fromZonedTime, wallClock } from '#platform/shared/dates/moments';

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
/** Maximum shift of a dose by a change of the clock, in milliseconds. */
const CLOCK_CHANGE_MS = 2 * HOUR_MS;
/** Time after which an unrecorded dose is late, in milliseconds (DOMAIN f.4). */
export const LATE_MS = 30 * 60 * 1000;
/** Time before its due time from which a dose may be given, in milliseconds. */
export const EARLY_MS = HOUR_MS;

/** Times of an order. */
export interface DoseTimes {
  /** ISO 8601 */
  readonly desde: string;
  readonly hasta?: string | null;
  /** Null for a single dose, or one given as needed. */
  readonly frecuenciaHoras?: number | null;
  readonly prn?: boolean | null;
}

/**
 * Returns the due times of an order's doses, from one moment to before another. An order given as needed has none.
 *
 * An interval that divides the day, or is a number of days, keeps its local hours across a change of the clock: the dose of 08:00 stays at
 * 08:00. Any other interval is elapsed time.
 *
 * @param zone IANA name of the time zone of the unit
 * @param until moment at which the order was suspended; later doses are not due
 */
export function doseTimes(order: DoseTimes, from: Date, to: Date, zone: string, until: Date | null = null): string[] {
  if (order.prn) return [];
  const begin = Date.parse(order.desde);
  const end = Math.min(
    to.getTime() - 1,
    order.hasta ? Date.parse(order.hasta) : Number.POSITIVE_INFINITY,
    until ? until.getTime() : Number.POSITIVE_INFINITY,
  );
  const hours = order.frecuenciaHoras ?? 0;
  const step = hours * HOUR_MS;
  if (step === 0) return begin >= from.getTime() && begin <= end ? [new Date(begin).toISOString()] : [];
  const at = keepsClockHour(hours) ? onClock(begin, zone) : (elapsed: number) => begin + elapsed;
  const first = Math.max(0, Math.floor((from.getTime() - begin - CLOCK_CHANGE_MS) / step));
  const times = new Set<number>();
  for (let count = first; begin + count * step - CLOCK_CHANGE_MS <= end; count += 1) {
    const moment = at(count * step);
    if (moment >= from.getTime() && moment <= end) times.add(moment);
  }
  return [...times].toSorted((one, other) => one - other).map((moment) => new Date(moment).toISOString());
}

/** Returns true when an order has a dose at a moment. */
export function isDoseTime(order: DoseTimes, moment: Date, zone: string): boolean {
  return doseTimes(order, moment, new Date(moment.getTime() + 1), zone).length > 0;
}

/** An hourly interval is elapsed time: keeping local hours would leave a gap of two hours. */
function keepsClockHour(hours: number): boolean {
  return hours > 1 && (DAY_HOURS % hours === 0 || hours % DAY_HOURS === 0);
}

/** Returns a function that adds time in local hours of a zone and returns the resulting moment. */
function onClock(begin: number, zone: string): (elapsed: number) => number {
  const start = wallClock(new Date(begin), zone)!.getTime();
  // Seconds and milliseconds, because a zoned time has minutes only.
  const rest = start % 60_000;
  return (elapsed) => {
    if (elapsed === 0) return begin;
    const [date = '', time = ''] = new Date(start + elapsed).toISOString().split('T');
    return Date.parse(fromZonedTime({ date, time: time.slice(0, 5) }, zone)) + rest;
  };
}
