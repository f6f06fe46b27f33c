import { addDays } from '../../../shared/dates/days';
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
