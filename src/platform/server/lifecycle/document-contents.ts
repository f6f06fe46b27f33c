import { asc, inArray } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { Queryable } from '../db/database';

/** Columns of a document and of its lines, with the database's values. */
export interface DocumentContents {
  readonly row: Readonly<Record<string, unknown>>;
  /** Lines in their order, by field. */
  readonly lines: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** Name of the parent key in the rows of lines; cannot equal a field name. */
const PARENT = ' parent';

/**
 * Reads some fields of many documents and of their lines, with one statement for each table.
 *
 * @returns contents by key as text, without documents that do not exist
 */
export async function documentContents(
  db: Queryable,
  resource: Resource,
  fields: readonly string[],
  lineFields: Readonly<Record<string, readonly string[]>>,
  keys: readonly (string | number)[],
): Promise<ReadonlyMap<string, DocumentContents>> {
  if (keys.length === 0) return new Map();
  const rows: Record<string, unknown>[] = await db
    .select({ ...columnsOf(resource, fields), [PARENT]: resource.key.column })
    .from(resource.table)
    .where(inArray(resource.key.column, [...keys]));
  const found = new Map<string, { row: Record<string, unknown>; lines: Record<string, Record<string, unknown>[]> }>();
  for (const { [PARENT]: key, ...row } of rows)
    found.set(String(key), { row, lines: Object.fromEntries(resource.lines.map(({ name }) => [name, []])) });
  for (const { resource: line, parent, position, name } of resource.lines) {
    const lines: Record<string, unknown>[] = await db
      .select({ ...columnsOf(line, lineFields[name] ?? []), [PARENT]: parent })
      .from(line.table)
      .where(inArray(parent, [...keys]))
      .orderBy(asc(parent), asc(position), asc(line.key.column));
    for (const { [PARENT]: key, ...values } of lines) found.get(String(key))?.lines[name]?.push(values);
  }
  return found;
}

function columnsOf({ fields }: Pick<Resource, 'fields'>, names: readonly string[]) {
  return Object.fromEntries(
    fields.filter(({ name }) => names.includes(name)).map(({ name, column }) => [name, column]),
  );
}
