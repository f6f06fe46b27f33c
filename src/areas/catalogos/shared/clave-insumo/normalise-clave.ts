/**
 * Converts a typed or scanned supply code (`010000010400`, `010-000-0104-00`, `010.000.0104`) to the stored form `010.000.0104.00`. Null
 * unless it has 10 or 12 digits.
 */
export function normaliseClave(text: string): string | null {
  const digits = text.replace(/[\s./-]/g, '');
  if (!/^\d{10}(\d{2})?$/.test(digits)) return null;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10), digits.slice(10)].filter(Boolean).join('.');
}
