import { sql, type SQL } from 'drizzle-orm';
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

/** Whether a moment is within the days of a period where the zone is that of `zone`: as bounds of the moment itself, so that its index finds them. */
export const isWithin = (moment: SQL, zone: SQL, { desde, hasta }: Pick<Period, 'desde' | 'hasta'>): SQL =>
  sql`(${moment} >= (${desde}::date::timestamp at time zone ${zone}) and ${moment} < (${addDays(hasta, 1)}::date::timestamp at time zone ${zone}))`;
