/** Whether a filter asks for records without a value (true) or with any (false); undefined when it asks for something else. */
export function nullValue(value: unknown): boolean | undefined {
  const asked = typeof value === 'object' && value !== null && 'null' in value ? value.null : undefined;
  return typeof asked === 'boolean' ? asked : undefined;
}
