import { sql, type SQL } from 'drizzle-orm';
import { addDays, displayDate } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import type { ReportTexts } from '#platform/shared/report';
import type { Actor } from '../db/actor';
import { requireDays } from '../operations/require-days';
import { both } from './figures';

/**
 * Default and maximum days of a report. The maximum, ten years, catches a typing error such as the year 26, which would cover two thousand.
 */
const DAYS = 30;
const MAX_DAYS = 3653;

/** Period of a report: the requested days, or the last 30 up to today; `yyyy-MM-dd`, both included. */
export interface Period {
  readonly desde: string;
  readonly hasta: string;
  /** Title of the period. */
  readonly text: ReportTexts;
}

/** @throws Problem 400 on `hasta`: DIAS_AL_REVES, DEMASIADOS_DIAS */
export function periodOf(
  { desde, hasta }: { readonly desde?: string | undefined; readonly hasta?: string | undefined },
  { timeZone }: Pick<Actor, 'timeZone'>,
): Period {
  const last = hasta ?? todayIn(timeZone);
  const first = desde ?? addDays(last, 1 - DAYS);
  requireDays(first, last, MAX_DAYS);
  return { desde: first, hasta: last, text: daysText(first, last) };
}

/** Returns a range of days (`yyyy-MM-dd`) as a heading. */
export function daysText(first: string, last: string): ReportTexts {
  const [from, until] = [displayDate(first), displayDate(last)];
  return both(`Del ${from} al ${until}`, `From ${from} to ${until}`);
}

/** Condition: a moment is within the days of a period in the time zone `zone`. It compares the bare column, so that its index applies. */
export const isWithin = (moment: SQL, zone: SQL, { desde, hasta }: Pick<Period, 'desde' | 'hasta'>): SQL =>
  sql`(${moment} >= (${desde}::date::timestamp at time zone ${zone}) and ${moment} < (${addDays(hasta, 1)}::date::timestamp at time zone ${zone}))`;
