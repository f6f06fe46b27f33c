import { addDays, daysBetween, displayDate } from '../../../shared/dates/days';
import { addMonths } from '../../../shared/dates/months';
import { todayIn } from '../../../shared/dates/moments';
import type { ReportTexts } from '../../../shared/report';
import type { Actor } from '../../db/actor';
import { both } from './figures';

/** Days that are told where nobody says which. */
const DAYS = 30;

/** The days that a report tells of: those asked for, or the last 30 up to today; `yyyy-MM-dd`, both included. */
export interface Period {
  readonly desde: string;
  readonly hasta: string;
  /** What the report is headed by. */
  readonly text: ReportTexts;
}

export function periodOf(
  { desde, hasta }: { readonly desde?: string | undefined; readonly hasta?: string | undefined },
  { timeZone }: Pick<Actor, 'timeZone'>,
): Period {
  const last = hasta ?? todayIn(timeZone);
  const first = desde ?? addDays(last, 1 - DAYS);
  return { desde: first, hasta: last, text: both(`Del ${first} al ${last}`, `${first} to ${last}`) };
}

/** More weeks than these are told as months, fewer days than these singly. */
const MOST_WEEKS = 12;
const MOST_DAYS = 10;

type Days = Pick<Period, 'desde' | 'hasta'>;

/** How a period is told bit by bit: what PostgreSQL's `date_trunc` calls it. */
export function stepOf({ desde, hasta }: Days): 'day' | 'week' | 'month' {
  const days = daysBetween(desde, hasta) + 1;
  return days <= MOST_DAYS ? 'day' : days <= MOST_WEEKS * 7 ? 'week' : 'month';
}

/** A bit of a period, as it is told: its days, none of them outside. @param first its first day, `yyyy-MM-dd`, or one before the period */
export function spanFrom(
  first: string,
  step: ReturnType<typeof stepOf>,
  { desde, hasta }: Days,
): { readonly primero: string; readonly ultimo: string; readonly tramo: string } {
  const last = step === 'month' ? addDays(addMonths(first, 1), -1) : addDays(first, step === 'week' ? 6 : 0);
  const [primero, ultimo] = [first < desde ? desde : first, last > hasta ? hasta : last];
  const [from, to] = [displayDate(primero).slice(0, 5), displayDate(ultimo).slice(0, 5)];
  return { primero, ultimo, tramo: from === to ? from : `${from} – ${to}` };
}
