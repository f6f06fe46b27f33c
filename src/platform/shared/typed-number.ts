/** Thousands by commas, or none, and decimals by a point, as in Mexico. */
const TYPED = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;
/** A thousand in Spain, one with three decimals in Mexico: ambiguous for a whole number. */
const THOUSANDS_BY_POINT = /^[+-]?\d{1,3}\.\d{3}$/;

/**
 * A number as people type it: `1234.5`, `1,234.5`, `$ 12`. Null for anything else, also for `1,5` and `1.234,5`, and for `1.000` where the number is whole.
 *
 * @param whole the number has no decimals
 */
export function typedNumber(text: string, whole = false): number | null {
  const bare = text.replace(/[\s$]/g, '');
  if (!TYPED.test(bare) || !/\d/.test(bare) || (whole && THOUSANDS_BY_POINT.test(bare))) return null;
  return Number(bare.replaceAll(',', ''));
}
