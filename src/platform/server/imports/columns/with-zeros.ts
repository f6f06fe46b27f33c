/** Restores the leading zeros that a spreadsheet dropped from a code of fixed length: `5030` → `05030`. A number (-1) loses them: `08` → `8`. A text (0) stays. */
export function withZeros(text: string, digits = 0): string {
  if (digits === 0 || !/^\d+$/.test(text)) return text;
  return digits === -1 ? text.replace(/^0+(?=\d)/, '') : text.padStart(digits, '0');
}
