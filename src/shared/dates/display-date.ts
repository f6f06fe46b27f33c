import { isoDate } from './iso-date';

/** A day in either of the product's forms as people read it, `dd-MM-yyyy`; '' for anything else (SPEC 5, 9). */
export function displayDate(text: unknown): string {
  return isoDate(text).split('-').toReversed().join('-');
}
