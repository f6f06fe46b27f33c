import type { LineColumn, LineReference } from './line-column';

export function isReference(column: LineColumn | undefined): column is LineColumn & { readonly input: LineReference } {
  return column?.input?.type === 'reference';
}
