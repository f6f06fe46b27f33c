import { isDate } from '../fechas/is-date';
import { daysBetween } from '../fechas/days-between';

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
 * Completed age on a day. Someone born on 29 February completes a year on 1 March when there is no 29th.
 *
 * @param born `yyyy-MM-dd`
 * @param today `yyyy-MM-dd`
 * @returns null when either is no date or birth lies after `today`.
 */
export function ageAt(born: unknown, today: string): Age | null {
  if (!isDate(born) || !isDate(today) || born > today) return null;
  const [bornYear, bornMonth, bornDay] = parts(born);
  const [year, month, day] = parts(today);
  const months = (year - bornYear) * 12 + month - bornMonth - (day < bornDay ? 1 : 0);
  return { anios: Math.floor(months / 12), meses: months % 12, dias: daysAfterMonths(born, months, today), totalDias: daysBetween(born, today) };
}

function daysAfterMonths(born: string, months: number, today: string): number {
  const [year, month, day] = parts(born);
  // A month without that day ends earlier: the full month counts from the day after its last one.
  const anniversary = new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  return Math.max(0, daysBetween(anniversary, today));
}

function parts(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}
