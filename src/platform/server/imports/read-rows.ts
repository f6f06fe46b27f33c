import type { ImportSpec } from './import-spec';
import type { Resource, ResourceField } from '../entity/resource';
import type { Issue } from '#platform/shared/validation/issue';
import { productRules } from '../entity/registry';
import { named } from '#platform/shared/text/named';
import { isFilled, isObject } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { cellValue, type CodeNames } from './columns/cell-value';
import { findByLabel } from './find-by-label';
import { findByName } from './find-by-name';
import { cellsOf, type ImportRow, type ImportTable } from './columns/import-table';
import type { Pace } from './pace';
import { withZeros } from './columns/with-zeros';

export interface ReadRow {
  readonly values: Readonly<Record<string, unknown>>;
  /** Issues of cells that name a missing record, or whose notation makes their text unreliable. */
  readonly issues: readonly Issue[];
  /** Columns that name several records, with these; the record of the row determines the right one. */
  readonly open: ReadonlyMap<string, readonly unknown[]>;
}

/** Rows between two checks of the time. */
const STRETCH = 500;
const NO_NAMES: CodeNames = new Map();

interface RowReaderArgs {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly resource: Resource;
  readonly spec: ImportSpec;
  readonly table: ImportTable;
  /** Codes of each column by their normalised names. */
  readonly codes: Readonly<Record<string, CodeNames>>;
  readonly pace: Pace;
}

/**
 * Returns a function that converts the cells of a row to values, with references resolved to keys. References of all rows are loaded
 * beforehand.
 */
export async function rowReader(args: RowReaderArgs): Promise<(row: ImportRow) => ReadRow> {
  const { db, actor, resource, table, codes, pace } = args;
  const { columns, references, readings, digits } = args.spec;
  const { rows, places } = table;
  const present = columns.filter((column) => places.has(column));
  const keys = new Map<string, ReadonlyMap<string, unknown>>();
  const labels = new Map<string, ReadonlyMap<string, readonly unknown[]>>();
  const saidBy = (row: ImportRow, column: string) =>
    cellsOf(table, row, column)
      .map((cell) => read(readings[column], cell))
      .filter((cell) => cell !== '');
  for (const column of present.filter((name) => name in references)) {
    await pace.at('BUSQUEDA', Math.floor((rows.length * keys.size) / (present.length + 1)), rows.length);
    const { entity, by, digits: widths } = references[column]!;
    const names = new Set<string>();
    for (const [index, row] of rows.entries()) {
      if (index % STRETCH === 0)
        await pace.at('BUSQUEDA', Math.floor((rows.length * keys.size) / (present.length + 1)), rows.length);
      for (const cell of saidBy(row, column)) names.add(cell);
    }
    const rest = () => pace.at('BUSQUEDA', Math.floor((rows.length * keys.size) / (present.length + 1)), rows.length);
    const known = await findByName(db, entity, by, names, widths, rest);
    labels.set(
      column,
      await findByLabel(
        db,
        entity,
        [...names].filter((name) => !known.has(name.toLowerCase())),
        actor,
        rest,
      ),
    );
    keys.set(column, known);
  }
  const plain = present
    .filter((column) => !keys.has(column))
    .map((column) => ({ column, field: fieldAt(resource, column) }));
  return (row) => {
    const values: Record<string, unknown> = {};
    const issues: Issue[] = [...(row.issues ?? [])];
    const open = new Map<string, readonly unknown[]>();
    for (const { column, field } of plain) {
      const value = cellValue(
        field,
        codes[column] ?? NO_NAMES,
        withZeros(saidBy(row, column)[0] ?? '', digits[column]),
      );
      if (isFilled(value)) put(values, column, value);
    }
    for (const [column, known] of keys) {
      const said = saidBy(row, column);
      if (said.length === 0) continue;
      const key = said.map((cell) => known.get(cell.toLowerCase())).find((found) => found !== undefined);
      const [only, ...others] =
        key === undefined
          ? (said.map((cell) => labels.get(column)?.get(cell.toLowerCase())).find((found) => found !== undefined) ?? [])
          : [key];
      if (only === undefined) issues.push({ campo: column, codigo: 'REFERENCIA', params: {} });
      else if (others.length === 0) put(values, column, only);
      else open.set(column, [only, ...others]);
    }
    return { values, issues, open };
  };
}

/** Converts a cell in an external notation to that of the product. */
function read(reading: ImportSpec['readings'][string] | undefined, cell: string): string {
  return reading === undefined ? cell : named(productRules().cells, 'importAs', reading)(cell);
}

/** Returns the kind of value in a column. */
export function fieldAt({ fields }: Resource, column: string): Pick<ResourceField, 'kind' | 'item'> {
  const [name = '', inner] = column.split('.');
  const field = fields.find((each) => each.name === name)!;
  return inner === undefined ? field : { kind: field.inside?.[inner] ?? 'text' };
}

function put(values: Record<string, unknown>, column: string, value: unknown): void {
  const [name = '', inner] = column.split('.');
  if (inner === undefined) values[name] = value;
  else values[name] = { ...(isObject(values[name]) ? values[name] : {}), [inner]: value };
}
