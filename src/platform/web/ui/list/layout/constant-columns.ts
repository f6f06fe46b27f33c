import { readPath } from '../../resource/read-path';
import { labelBeside } from '../../values/label-beside';
import type { Column } from '../column';
import type { FilterValues } from '../filter-spec';
import type { ListLayout } from './list-layout';

/** A column that repeats one value in fewer rows is quickly read. */
const MIN_ROWS = 3;

/** Types of values that a chip shows as plain text. Figures and checks are compared row by row, so they stay. */
const PLAIN = new Set<Column['type']>(['text', 'code', 'date', 'datetime', 'time', 'enum', 'reference']);

export interface PageState {
  readonly rows: readonly object[];
  readonly layout: Pick<ListLayout, 'columns'>;
  readonly sortedBy: string;
}

/** Returns the columns that show the same value in all rows of the page. Columns chosen by the user, edited in place or sorted by stay. */
export function constantColumns(columns: readonly Column[], { rows, layout, sortedBy }: PageState): readonly Column[] {
  if (layout.columns !== null || rows.length < MIN_ROWS) return [];
  const same = columns.filter(
    (column) =>
      PLAIN.has(column.type) &&
      !column.inline &&
      sortedBy !== column.source &&
      sortedBy !== column.sortBy &&
      isSame(column, rows),
  );
  // One column stays, so that rows are not mere names.
  return same.length === columns.length ? same.slice(0, -1) : same;
}

function isSame(column: Column, rows: readonly object[]): boolean {
  const shown = (row: object) => JSON.stringify([readPath(row, column.source), labelBeside(column, row)]);
  const first = shown(rows[0]!);
  return rows.every((row) => shown(row) === first);
}

/** Returns the constant columns that no chip of a filter names already. */
export function unfilteredColumns(constant: readonly Column[], filterValues: FilterValues): readonly Column[] {
  return constant.filter(({ source }) => filterValues[source] == null);
}
