import { addDays } from './days';
import { addMonths } from './months';

/** A date, `today`, or `today` plus or minus days, months or years. */
const LIMIT = /^(?:(\d{4}-\d{2}-\d{2})|today(?:([+-]\d{1,4})([dmy]))?)$/;

/** True for limits of days: `2000-01-01`, `today`, `today+10y`, `today-30d`. */
export function isDayLimit(text: string): boolean {
  return LIMIT.test(text);
}

/** Resolves a limit to `yyyy-MM-dd`. */
export function dayOfLimit(limit: string, today: string): string {
  const [, day, amount, unit] = LIMIT.exec(limit) ?? [];
  if (day !== undefined) return day;
  if (amount === undefined) return today;
  const count = Number(amount);
  if (unit === 'd') return addDays(today, count);
  return addMonths(today, unit === 'y' ? count * 12 : count);
}
