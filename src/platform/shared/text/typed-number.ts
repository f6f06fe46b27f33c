/** Mexican notation: optional commas for thousands, a point for decimals. */
const TYPED = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;
/** Ambiguous for a whole number: a thousand in Spain, a number with three decimals in Mexico. */
const THOUSANDS_BY_POINT = /^[+-]?\d{1,3}\.\d{3}$/;

/**
 * Parses a typed number: `1234.5`, `1,234.5`, `$ 12`. Null for anything else, including `1,5` and `1.234,5`, and `1.000` when `whole` is
 * true.
 *
 * @param whole the number has no decimals
 */
export function typedNumber(text: string, whole = false): number | null {
  const bare = text.replace(/[\s$]/g, '');
  if (!TYPED.test(bare) || !/\d/.test(bare) || (whole && THOUSANDS_BY_POINT.test(bare))) return null;
  return Number(bare.replaceAll(',', ''));
}
