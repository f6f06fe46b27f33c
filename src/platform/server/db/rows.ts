import type { SQL } from 'drizzle-orm';
import type { Queryable } from './database';

/** Runs SQL that the query builder cannot express, and returns its rows. Values have the driver's types. */
export async function rows<Row extends Record<string, unknown>>(db: Queryable, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  return (result as { readonly rows: Row[] }).rows;
}
