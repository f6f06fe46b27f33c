import { addDays } from './days';
import { addMonths } from './months';
import { daysOf, PERIODS, type Days } from './periods';

/** Periods of a kept report: those of a board, or periods that ended before today. A week begins on Monday. */
export const KEPT_PERIODS = ['AYER', 'SEMANA_ANTERIOR', 'MES_ANTERIOR', ...PERIODS] as const;
export type KeptPeriod = (typeof KEPT_PERIODS)[number];

/** @param today `yyyy-MM-dd` */
export function keptDays(period: KeptPeriod, today: string): Days {
  const first = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'AYER':
      return { desde: addDays(today, -1), hasta: addDays(today, -1) };
    case 'SEMANA_ANTERIOR': {
      const monday = addDays(today, -weekday(today));
      return { desde: addDays(monday, -7), hasta: addDays(monday, -1) };
    }
    case 'MES_ANTERIOR':
      return { desde: addMonths(first, -1), hasta: addDays(first, -1) };
    default:
      return daysOf(period, today);
  }
}

/** Schedules of a kept report. */
export const FREQUENCIES = ['NINGUNA', 'DIARIA', 'SEMANAL', 'MENSUAL'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Returns the first due day of a report after `today`: every day, every Monday, or the first of every month; null for none. */
export function nextDay(frequency: Frequency, today: string): string | null {
  switch (frequency) {
    case 'DIARIA':
      return addDays(today, 1);
    case 'SEMANAL':
      return addDays(today, 7 - weekday(today));
    case 'MENSUAL':
      return addMonths(`${today.slice(0, 7)}-01`, 1);
    case 'NINGUNA':
      return null;
  }
}

/** Days since Monday. */
const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
