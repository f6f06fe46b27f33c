import type { Field } from '../model';

/** Longest code, in digits. Longer numbers, such as telephones, are no codes with leading zeros that a spreadsheet removes. */
const LONGEST = 6;

/** Returns the length of a code that has digits only; null for any other field. */
export function digitsOf(field: Field | undefined): number | null {
  const [, digits] = /^\^\\d\{(\d+)\}\$$/.exec(field?.pattern ?? '') ?? [];
  return field?.kind !== 'text' || digits === undefined || Number(digits) > LONGEST ? null : Number(digits);
}
