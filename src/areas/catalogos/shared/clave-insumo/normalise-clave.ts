/**
 * A supply code as people type or scan it (`010000010400`, `010-000-0104-00`, `010.000.0104`) in the form in which it
 * is stored, `010.000.0104.00`. Null when it has not 10 or 12 digits.
 */
export function normaliseClave(text: string): string | null {
  const digits = text.replace(/[\s./-]/g, '');
  if (!/^\d{10}(\d{2})?$/.test(digits)) return null;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10), digits.slice(10)].filter(Boolean).join('.');
}
