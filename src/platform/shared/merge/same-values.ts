/**
 * True when two forms have the same values. Blank values are equal: null, '', undefined, an empty list or a group of blanks. Text typed and
 * deleted again is no change.
 */
export function sameValues(a: unknown, b: unknown): boolean {
  return JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));
}

function canonical(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => canonical(item) ?? null);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([name, child]) => [name, canonical(child)] as const)
    .filter(([, child]) => child !== undefined)
    .toSorted(([x], [y]) => (x < y ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
