import { millisecondsInDay } from 'date-fns/constants';
import { addDays } from './days';

/** Day 0 of spreadsheets, with the leap day of 1900 that never was: before 1 March 1900, their day 61, they count one day less. */
const DAY_ZERO = '1899-12-30';
const DAY_ZERO_MS = Date.parse(DAY_ZERO);
const FIRST_RIGHT_DAY = 61;

/** The `yyyy-MM-dd` of a whole number of days as spreadsheets count them. */
export function dateOfSheetDays(days: number): string {
  return addDays(DAY_ZERO, days < FIRST_RIGHT_DAY ? days + 1 : days);
}

/** Days, and parts of a day, as spreadsheets count them, of a date's UTC fields; null for what they cannot count. */
export function sheetDaysOf(date: Date): number | null {
  const days = (date.getTime() - DAY_ZERO_MS) / millisecondsInDay;
  return days >= FIRST_RIGHT_DAY ? days : null;
}
