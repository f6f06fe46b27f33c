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

/** Decimals that an amount of pesos is written with. */
export function moneyScale(value: unknown): 2 | 4 {
  const cents = Number(value) * 100;
  return Math.abs(cents - Math.round(cents)) < 1e-6 ? 2 : 4;
}

/** What a person typed as a number; null for nothing, the text itself when it is no number, so that it is not lost. */
export function parseNumber(text: string): number | string | null {
  const bare = text.replace(/[\s,$]/g, '');
  if (bare === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : text;
}
