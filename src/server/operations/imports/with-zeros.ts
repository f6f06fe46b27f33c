/** A code of digits with the zeros that a spreadsheet dropped: `5030` → `05030`. */
export function withZeros(text: string, digits = 0): string {
  return /^\d+$/.test(text) ? text.padStart(digits, '0') : text;
}
