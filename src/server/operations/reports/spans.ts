import { addDays, daysBetween, displayDate, isoWeekday } from '../../../shared/dates/days';
import { addMonths } from '../../../shared/dates/months';
import type { Period } from './period';

/** More weeks than these are told as months. */
const MOST_WEEKS = 12;

/** A week or a month of a report’s period, no day of it outside; `yyyy-MM-dd`, both included. */
export interface Span {
  readonly primero: string;
  readonly ultimo: string;
  /** What it is called: its first and last day. */
  readonly tramo: string;
}

type Days = Pick<Period, 'desde' | 'hasta'>;

/** What a period is divided into: weeks, or months where there would be too many of those. */
export const stepOf = ({ desde, hasta }: Days): 'SEMANA' | 'MES' =>
  daysBetween(desde, hasta) > MOST_WEEKS * 7 ? 'MES' : 'SEMANA';

/** The week or month that begins with a day, as far as it belongs to the period. */
export function spanFrom(first: string, period: Days): Span {
  const last = stepOf(period) === 'MES' ? addDays(addMonths(first, 1), -1) : addDays(first, 6);
  const primero = first < period.desde ? period.desde : first;
  const ultimo = last > period.hasta ? period.hasta : last;
  return { primero, ultimo, tramo: `${displayDate(primero).slice(0, 5)} – ${displayDate(ultimo).slice(0, 5)}` };
}

/** All of a period, one after the other. */
export function spansOf(period: Days): Span[] {
  const spans: Span[] = [];
  for (let first = firstOf(period); first <= period.hasta;) {
    spans.push(spanFrom(first, period));
    first = stepOf(period) === 'MES' ? addMonths(first, 1) : addDays(first, 7);
  }
  return spans;
}

/** The Monday, or the first of the month, that the period begins in. */
function firstOf(period: Days): string {
  if (stepOf(period) === 'MES') return `${period.desde.slice(0, 7)}-01`;
  return addDays(period.desde, 1 - isoWeekday(period.desde));
}
