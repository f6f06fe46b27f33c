const collator = new Intl.Collator('es', { numeric: true });

/** Compares values in natural order: «B-2» before «B-10», empty values last. */
export function compareNatural(a: unknown, b: unknown): number {
  const empty = [a, b].map((value) => value === null || value === undefined || value === '');
  if (empty[0] || empty[1]) return Number(empty[0]) - Number(empty[1]);
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
