/** Returns true for a filter on records without a value, false for records with any, and undefined for other filters. */
export function nullValue(value: unknown): boolean | undefined {
  const asked = typeof value === 'object' && value !== null && 'null' in value ? value.null : undefined;
  return typeof asked === 'boolean' ? asked : undefined;
}
