/** A code of so many digits with the zeros that a spreadsheet dropped: `5030` → `05030`; a number (-1) without any: `08` → `8`; a text (0) as it is. */
export function withZeros(text: string, digits = 0): string {
  if (digits === 0 || !/^\d+$/.test(text)) return text;
  return digits === -1 ? text.replace(/^0+(?=\d)/, '') : text.padStart(digits, '0');
}
