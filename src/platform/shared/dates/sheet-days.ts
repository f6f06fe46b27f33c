import { millisecondsInDay } from 'date-fns/constants';
import { addDays } from './days';

/** Day 0 of spreadsheets. They count a leap day in 1900 that did not exist: before 1 March 1900, their day 61, the count is one less. */
const DAY_ZERO = '1899-12-30';
const DAY_ZERO_MS = Date.parse(DAY_ZERO);
const FIRST_RIGHT_DAY = 61;

/** Converts the whole days of a spreadsheet date to `yyyy-MM-dd`. */
export function dateOfSheetDays(days: number): string {
  return addDays(DAY_ZERO, days < FIRST_RIGHT_DAY ? days + 1 : days);
}

/** Converts a date's UTC fields to days and fractions of a day of a spreadsheet; null outside its range. */
export function sheetDaysOf(date: Date): number | null {
  const days = (date.getTime() - DAY_ZERO_MS) / millisecondsInDay;
  return days >= FIRST_RIGHT_DAY ? days : null;
}
