import { isDate } from './days';

/** Years accepted in dates of records and parameters. The first allows births of the oldest patients. */
const NAMED_YEARS = { first: '1800', last: '2999' };

/** True for a day accepted in records and parameters: a calendar day in the years 1800 to 2999. */
export function isNamedDay(text: unknown): text is string {
  return isDate(text) && text.slice(0, 4) >= NAMED_YEARS.first && text.slice(0, 4) <= NAMED_YEARS.last;
}
