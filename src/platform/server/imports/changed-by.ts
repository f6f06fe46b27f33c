import type { Resource } from '../entity/resource';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { valueAt } from '#platform/shared/paths';
import { isEqual } from '../records/changes';
import type { ImportEntry } from './import-row';
import { cellOf, type ImportRow, type ImportTable } from './columns/import-table';
import { withValues } from './with-values';
import { writableOf } from './writable-of';

/** Changes of a row against its record, by column: the stored value (the name for a reference) and the value of the file. */
export interface RowChanges {
  /** Index of the row in the table. */
  readonly at: number;
  readonly cambios: readonly { readonly column: string; readonly before: unknown; readonly after: string }[];
}

/** Returns the columns in which a row differs from its record. */
export function changedBy(
  resource: Resource,
  table: ImportTable,
  row: ImportRow,
  { values, stored = {} }: ImportEntry,
): Omit<RowChanges, 'at'> {
  const before = writableOf(resource, stored);
  const [old, now] = [prepareRecord(resource.form, before), prepareRecord(resource.form, withValues(before, values))];
  const cambios = [...table.ways.keys()]
    .filter((column) => !isEqual(valueAt(old, column) ?? null, valueAt(now, column) ?? null))
    .map((column) => {
      const label = resource.references.find(({ field }) => field === column)?.label;
      return { column, before: stored[label ?? ''] ?? valueAt(stored, column), after: cellOf(table, row, column) };
    });
  return { cambios };
}
