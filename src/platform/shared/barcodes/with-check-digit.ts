/**
 * Returns digits of a GTIN with the check digit appended (GS1, modulo 10 with weights 3 and 1 from the right).
 *
 * @param digits 7, 11, 12 or 13 digits
 * @example withCheckDigit('750100000000') // '7501000000005'
 */
export function withCheckDigit(digits: string): string {
  return `${digits}${(10 - (weightedSum(`${digits}0`) % 10)) % 10}`;
}

/** Returns the weighted sum of a GTIN's digits: a multiple of 10 when the check digit is correct. */
export function weightedSum(code: string): number {
  return code
    .split('')
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
}
