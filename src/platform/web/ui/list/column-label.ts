/** Returns the key of the name of a column or filter. */
export function columnLabelKey(
  resource: string,
  { source, label }: { readonly source: string; readonly label?: string },
): string {
  return label ?? `resources.${resource}.fields.${source}`;
}
