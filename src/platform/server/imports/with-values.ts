import { isObject } from '#platform/shared/paths';

/** A record with what the cells of a row say in the place of what it said; of an object (an address), only the parts that they say. */
export function withValues(
  record: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...record };
  for (const [name, value] of Object.entries(values)) {
    const before = merged[name];
    merged[name] = isObject(before) && isObject(value) ? { ...before, ...value } : value;
  }
  return merged;
}
