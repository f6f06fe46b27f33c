import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { getDate } from 'date-fns/getDate';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { isDate } from '#platform/shared/dates/days';

export interface Age {
  readonly anios: number;
  /** Months after the last birthday. */
  readonly meses: number;
  /** Days after the last full month. */
  readonly dias: number;
  /** Days since birth. */
  readonly totalDias: number;
}

/**
 * Returns the completed age on a day. A person born on 29 February completes a year on 1 March when there is no 29th.
 *
 * @param born `yyyy-MM-dd`
 * @param today `yyyy-MM-dd`
 * @returns null when either is no date or birth lies after `today`.
 */
export function ageAt(born: unknown, today: string): Age | null {
  if (!isDate(born) || !isDate(today) || born > today) return null;
  const [birth, day] = [parseISO(born), parseISO(today)];
  // `differenceInMonths` of the library ends a month of 28 days on its last one.
  const months = differenceInCalendarMonths(day, birth) - (getDate(day) < getDate(birth) ? 1 : 0);
  return {
    anios: Math.floor(months / 12),
    meses: months % 12,
    dias: daysAfterMonths(birth, months, day),
    totalDias: differenceInCalendarDays(day, birth),
  };
}

function daysAfterMonths(birth: Date, months: number, day: Date): number {
  // When a month lacks the day of birth, days count from the day after its last one.
  const anniversary = addDays(addMonths(startOfMonth(birth), months), getDate(birth) - 1);
  return Math.max(0, differenceInCalendarDays(day, anniversary));
}
