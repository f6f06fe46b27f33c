import { typedNumber } from '#platform/shared/typed-number';

export { formatMoney, formatNumber } from '#platform/shared/format-number';

/** Parses a typed number. Null for a blank text; the text itself when it is no number, so that the input is kept. */
export function parseNumber(text: string, whole = false): number | string | null {
  return text.trim() === '' ? null : (typedNumber(text, whole) ?? text);
}
