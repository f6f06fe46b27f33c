import { and, eq, inArray, sql } from 'drizzle-orm';
import { resourceOf } from '../../crud/resources';
import type { Queryable } from '../../db/database';
import { inChunks } from './in-chunks';

const CHUNK = 5000;

/**
 * Keys of the records of an entity that the cells of a file name, by the name in small letters. Each is named by one field, or by several with
 * hyphens between them; only those in use, for a file may not refer to others.
 */
export async function findByName(tx: Queryable, entity: string, by: readonly string[], names: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const { table, key, fields } = resourceOf(entity);
  const columns = by.map((name) => fields.find((field) => field.name === name)!.column);
  const name = sql<string>`lower(${sql.join(columns.map((column) => sql`${column}::text`), sql` || '-' || `)})`;
  const found = new Map<string, unknown>();
  for (const chunk of inChunks([...new Set(names.map((each) => each.toLowerCase()))], CHUNK)) {
    for (const row of await tx.select({ key: key.column, name }).from(table).where(and(inArray(name, [...chunk]), eq(table.activo, true)))) found.set(row.name, row.key);
  }
  return found;
}
