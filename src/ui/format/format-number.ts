export { formatMoney, formatNumber } from '../../shared/format-number';

/** What a person typed as a number; null for nothing, the text itself when it is no number, so that it is not lost. */
export function parseNumber(text: string): number | string | null {
  const bare = text.replace(/[\s,$]/g, '');
  if (bare === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : text;
}
