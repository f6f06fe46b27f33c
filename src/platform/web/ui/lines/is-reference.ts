import type { LineColumn, LineReference } from './line-column';

/** A column that people fill in with another record. */
export function isReference(column: LineColumn | undefined): column is LineColumn & { readonly input: LineReference } {
  return column?.input?.type === 'reference';
}

/** Resource whose records the column names, whether they are chosen here or only read; null for any other column. */
export function referenceOf(column: LineColumn): string | null {
  return column.type === 'reference' ? column.reference : isReference(column) ? column.input.reference : null;
}
