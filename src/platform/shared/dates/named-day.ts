import { isDate } from './days';

/** Years of days that a record or a parameter may name: births of the oldest patients, and no day from which one cannot count on. */
const NAMED_YEARS = { first: '1800', last: '2999' };

/** Tells a day that a record or a parameter may name: a day of the calendar in the years 1800 to 2999. */
export function isNamedDay(text: unknown): text is string {
  return isDate(text) && text.slice(0, 4) >= NAMED_YEARS.first && text.slice(0, 4) <= NAMED_YEARS.last;
}
