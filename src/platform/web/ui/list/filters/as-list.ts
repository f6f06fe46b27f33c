/** Returns a filter's value as a list of codes; a single code need not be in a list. */
export function asList(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}
