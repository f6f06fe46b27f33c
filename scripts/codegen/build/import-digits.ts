import type { Field } from '../model';

/** Longer numbers (of a telephone) are no codes that a spreadsheet would have cut. */
const LONGEST = 6;

/** How many digits a code has that is made of nothing else; null for what is no such code. */
export function digitsOf(field: Field | undefined): number | null {
  const [, digits] = /^\^\\d\{(\d+)\}\$$/.exec(field?.pattern ?? '') ?? [];
  return field?.kind !== 'text' || digits === undefined || Number(digits) > LONGEST ? null : Number(digits);
}
