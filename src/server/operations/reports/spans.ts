import { addDays, daysBetween, displayDate, isoWeekday } from '../../../shared/dates/days';
import { addMonths } from '../../../shared/dates/months';
import type { Period } from './period';

/** More weeks than these are told as months. */
const MOST_WEEKS = 12;

/** A day, a week or a month of a report’s period, no day of it outside; `yyyy-MM-dd`, both included. */
export interface Span {
  readonly primero: string;
  readonly ultimo: string;
  /** What it is called: its first and last day. */
  readonly tramo: string;
}

type Days = Pick<Period, 'desde' | 'hasta'>;
/** How long a span is. */
type Step = 'DIA' | 'SEMANA' | 'MES';

/** What a period is divided into: weeks, or months where there would be too many of those. */
export const stepOf = ({ desde, hasta }: Days): 'SEMANA' | 'MES' =>
  daysBetween(desde, hasta) > MOST_WEEKS * 7 ? 'MES' : 'SEMANA';

/** The day, week or month that begins with a day, as far as it belongs to the period. */
export function spanFrom(first: string, period: Days, step: Step = stepOf(period)): Span {
  const last = addDays(nextFirst(first, step), -1);
  const primero = first < period.desde ? period.desde : first;
  const ultimo = last > period.hasta ? period.hasta : last;
  const [from, to] = [displayDate(primero).slice(0, 5), displayDate(ultimo).slice(0, 5)];
  return { primero, ultimo, tramo: step === 'DIA' ? from : `${from} – ${to}` };
}

/** All of a period, one after the other. */
export function spansOf(period: Days, step: Step = stepOf(period)): Span[] {
  const spans: Span[] = [];
  for (let first = firstOf(period, step); first <= period.hasta; first = nextFirst(first, step))
    spans.push(spanFrom(first, period, step));
  return spans;
}

/** The first day of the span after the one that begins with a day. */
const nextFirst = (first: string, step: Step) =>
  step === 'MES' ? addMonths(first, 1) : addDays(first, step === 'DIA' ? 1 : 7);

/** The day, the Monday or the first of the month that the period begins in. */
function firstOf({ desde }: Days, step: Step): string {
  if (step === 'MES') return `${desde.slice(0, 7)}-01`;
  return step === 'DIA' ? desde : addDays(desde, 1 - isoWeekday(desde));
}
