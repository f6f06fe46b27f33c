const FORMATS = new Map<string, Intl.NumberFormat>();

/** A number the Mexican way (`1,234.50`), in every language of the product: a figure must not change with the reader. */
export function formatNumber(value: unknown, scale?: number | null): string {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : NaN;
  if (!Number.isFinite(number)) return '';
  const key = String(scale ?? 'auto');
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.NumberFormat(
      'es-MX',
      scale == null ? { maximumFractionDigits: 6 } : { minimumFractionDigits: scale, maximumFractionDigits: scale },
    );
    FORMATS.set(key, format);
  }
  return format.format(number);
}

/** Pesos with at least two decimals; prices keep the four that the wire has when they are used. */
export function formatMoney(value: unknown): string {
  const number = Number(value);
  if (value == null || value === '' || !Number.isFinite(number)) return '';
  return `$${formatNumber(number, moneyScale(number))}`;
}

/** Decimals that an amount of pesos is written with: two where the four of the wire have no more to say, also after adding up millions of them. */
export function moneyScale(value: unknown): 2 | 4 {
  return Math.round(Number(value) * 10_000) % 100 === 0 ? 2 : 4;
}
