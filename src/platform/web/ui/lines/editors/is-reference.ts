import type { LineColumn, LineReference } from '../line-column';

/** True for an editable column with a reference. */
export function isReference(column: LineColumn | undefined): column is LineColumn & { readonly input: LineReference } {
  return column?.input?.type === 'reference';
}

/** Returns the resource that a column refers to, editable or read-only; null for any other column. */
export function referenceOf(column: LineColumn): string | null {
  return column.type === 'reference' ? column.reference : isReference(column) ? column.input.reference : null;
}
