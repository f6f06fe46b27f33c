import { typedNumber } from '../../shared/typed-number';

export { formatMoney, formatNumber } from '../../shared/format-number';

/** What a person typed as a number; null for nothing, the text itself when it is no number, so that it is not lost. */
export function parseNumber(text: string, whole = false): number | string | null {
  return text.trim() === '' ? null : (typedNumber(text, whole) ?? text);
}
