import { typedNumber } from '#platform/shared/text/typed-number';

export { formatMoney, formatNumber } from '#platform/shared/text/format-number';

/** Parses a typed number. Null for a blank text; invalid text is returned unchanged, so that the input is kept. */
export function parseNumber(text: string, whole = false): number | string | null {
  return text.trim() === '' ? null : (typedNumber(text, whole) ?? text);
}
