import { isObject } from '#platform/shared/paths';

/** Replaces values of a record by those of a row's cells; of an object (an address), only the given parts. */
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
