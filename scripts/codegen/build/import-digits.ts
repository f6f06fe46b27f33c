import type { Field } from '../model';

/** Longer numbers (of a telephone) are no codes that a spreadsheet would have cut. */
const LONGEST = 6;

/** Number of digits of a code of digits only; null for any other field. */
export function digitsOf(field: Field | undefined): number | null {
  const [, digits] = /^\^\\d\{(\d+)\}\$$/.exec(field?.pattern ?? '') ?? [];
  return field?.kind !== 'text' || digits === undefined || Number(digits) > LONGEST ? null : Number(digits);
}
