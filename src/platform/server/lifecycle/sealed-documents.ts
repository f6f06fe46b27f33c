import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { Queryable } from '../db/database';

/** Number of documents per query. */
const ROUND = 500;

/** Returns the column of an existing field. */
export const columnOf = ({ fields }: Pick<Resource, 'fields'>, name: string) =>
  fields.find((field) => field.name === name)!.column;

/** Yields the keys of the documents that match a condition, in order and in batches, so that memory does not grow with their number. */
export async function* keysOf(
  orm: Queryable,
  { table, key }: Resource,
  condition: SQL | undefined,
): AsyncGenerator<readonly (string | number)[]> {
  let last: string | number = key.type === 'text' ? '' : 0;
  for (;;) {
    const rows: { key: unknown }[] = await orm
      .select({ key: key.column })
      .from(table)
      .where(and(condition, gt(key.column, last)))
      .orderBy(asc(key.column))
      .limit(ROUND);
    if (rows.length > 0) yield rows.map((row) => row.key as string | number);
    if (rows.length < ROUND) return;
    last = rows.at(-1)!.key as string | number;
  }
}
