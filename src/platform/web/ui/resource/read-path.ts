/** Returns the value at a dotted path of a record or of a list in it; undefined when a part is missing. */
export function readPath(record: unknown, path: string): unknown {
  let value: unknown = record;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}
