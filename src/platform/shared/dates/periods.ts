import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { addDays, daysBetween } from './days';

/** Periods of a board: today, last 7 days, last 30 days, current month or current year. */
export const PERIODS = ['HOY', '7D', '30D', 'MES', 'ANIO'] as const;
export type Period = (typeof PERIODS)[number];

/** Range of days, both included, `yyyy-MM-dd`. */
export interface Days {
  readonly desde: string;
  readonly hasta: string;
}

export const isPeriod = (text: unknown): text is Period => PERIODS.some((period) => period === text);

/**
 * Returns the days of a period that ends today.
 *
 * @param today `yyyy-MM-dd`
 */
export function daysOf(period: Period, today: string): Days {
  switch (period) {
    case 'HOY':
      return { desde: today, hasta: today };
    case '7D':
      return { desde: addDays(today, -6), hasta: today };
    case '30D':
      return { desde: addDays(today, -29), hasta: today };
    case 'MES':
      return { desde: `${today.slice(0, 7)}-01`, hasta: today };
    case 'ANIO':
      return { desde: `${today.slice(0, 4)}-01-01`, hasta: today };
  }
}

/**
 * Returns the days that a period is compared with: the same number of days before it; for the current month or year, the same part of the
 * previous one.
 *
 * @example daysBefore('MES', '2026-03-31') // { desde: '2026-02-01', hasta: '2026-02-28' }
 */
export function daysBefore(period: Period, today: string): Days {
  const { desde, hasta } = daysOf(period, today);
  const back = (day: string, earlier: (date: Date) => Date) => lightFormat(earlier(parseISO(day)), 'yyyy-MM-dd');
  if (period === 'MES')
    return { desde: back(desde, (date) => addMonths(date, -1)), hasta: back(hasta, (date) => addMonths(date, -1)) };
  if (period === 'ANIO')
    return { desde: back(desde, (date) => addYears(date, -1)), hasta: back(hasta, (date) => addYears(date, -1)) };
  return { desde: addDays(desde, -daysBetween(desde, hasta) - 1), hasta: addDays(desde, -1) };
}
