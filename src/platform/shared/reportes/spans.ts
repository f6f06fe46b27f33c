import { addDays, daysBetween, displayDate, isoWeekday } from '../dates/days';
import { addMonths, monthsBetween } from '../dates/months';
import type { Days } from '../dates/periods';

/** Maximum weeks before months are used, and maximum months before years. */
const MAX_WEEKS = 12;
const MAX_MONTHS = 24;
const LAST_DAY = '9999-12-31';

/** Part of a report's period: a day, week, month or year, cut at the limits of the period. `yyyy-MM-dd`, both included. */
export interface Span {
  readonly primero: string;
  readonly ultimo: string;
  /** Unique name within the period: first and last day, with the year when the period has several. */
  readonly tramo: string;
}

/** Length of a span. */
type Step = 'DIA' | 'SEMANA' | 'MES' | 'ANIO';

/** Divides a period into weeks, or into months or years when there would be too many. */
export function stepOf({ desde, hasta }: Days): Exclude<Step, 'DIA'> {
  if (daysBetween(desde, hasta) <= MAX_WEEKS * 7) return 'SEMANA';
  return monthsBetween(desde, hasta) < MAX_MONTHS ? 'MES' : 'ANIO';
}

/** Unit of PostgreSQL's `date_trunc`. */
export const TRUNCATED = { SEMANA: 'week', MES: 'month', ANIO: 'year' } as const;

/** Returns the day, week, month or year that begins with a day, cut at the end of the period. */
export function spanFrom(first: string, period: Days, step: Step = stepOf(period)): Span {
  const last = lastOf(first, step);
  const primero = first < period.desde ? period.desde : first;
  const ultimo = last > period.hasta ? period.hasta : last;
  const isOfOneYear = period.desde.slice(0, 4) === period.hasta.slice(0, 4);
  const to = isOfOneYear ? displayDate(ultimo).slice(0, 5) : displayDate(ultimo);
  return { primero, ultimo, tramo: step === 'DIA' ? to : `${displayDate(primero).slice(0, 5)} – ${to}` };
}

/** Returns all spans of a period, in order. */
export function spansOf(period: Days, step: Step = stepOf(period)): Span[] {
  const spans: Span[] = [];
  if (period.desde > period.hasta) return spans;
  let first = firstOf(period, step);
  for (;;) {
    const span = spanFrom(first, period, step);
    spans.push(span);
    if (span.ultimo === period.hasta) return spans;
    first = addDays(span.ultimo, 1);
  }
}

/** Returns the last day of the span that begins with a day; at most the last day of the year 9999. */
function lastOf(first: string, step: Step): string {
  if (step === 'DIA') return first;
  if (step === 'ANIO') return `${first.slice(0, 4)}-12-31`;
  if (step === 'MES') return first.slice(5, 7) === '12' ? `${first.slice(0, 7)}-31` : addDays(addMonths(first, 1), -1);
  const sunday = addDays(first, 6);
  return sunday > first ? sunday : LAST_DAY;
}

/** Returns the day, the Monday, or the first of the month or year in which the period begins. */
function firstOf({ desde }: Days, step: Step): string {
  if (step === 'ANIO') return `${desde.slice(0, 4)}-01-01`;
  if (step === 'MES') return `${desde.slice(0, 7)}-01`;
  return step === 'DIA' ? desde : addDays(desde, 1 - isoWeekday(desde));
}
