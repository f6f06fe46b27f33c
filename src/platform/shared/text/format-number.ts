const FORMATS = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number the Mexican way in every language of the product: `1,234.5`. Trailing zeros are dropped. An amount below one keeps its
 * leading zero: `0.125`, not `.125` (ISMP, List of Error-Prone Abbreviations, 2021).
 *
 * @param scale maximum decimals; default 6
 * @returns an empty text for a value that is not a finite number
 */
export function formatNumber(value: unknown, scale?: number | null): string {
  return format(value, 0, scale ?? 6);
}

/** Formats pesos with two decimals, or with four when two are not enough: `$12.50`, `$0.0625`. */
export function formatMoney(value: unknown): string {
  // A sum of millions of prices carries an error far below the fourth decimal.
  const decimals = Math.round(Number(value) * 10_000) % 100 === 0 ? 2 : 4;
  const amount = format(value, decimals, decimals);
  return amount && (amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`);
}

function format(value: unknown, minimumFractionDigits: number, maximumFractionDigits: number): string {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : NaN;
  if (!Number.isFinite(number)) return '';
  const key = `${minimumFractionDigits}-${maximumFractionDigits}`;
  let known = FORMATS.get(key);
  if (!known) {
    known = new Intl.NumberFormat('es-MX', { minimumFractionDigits, maximumFractionDigits });
    FORMATS.set(key, known);
  }
  return known.format(number);
}
