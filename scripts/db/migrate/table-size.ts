import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/** Number of rows above which the planner's estimate is used: counting would read the whole table. */
const COUNTED = 100_000;

/** «1204 filas, 320 kB», or null when the database has no such table. */
export async function tableSize(db: Queryable, table: string): Promise<string | null> {
  const [size] = await rows<{ estimate: string | number; bytes: string }>(
    db,
    sql`
    select reltuples as estimate, pg_size_pretty(pg_total_relation_size(oid)) as bytes from pg_class where oid = to_regclass(${`"${table}"`})`,
  );
  if (!size) return null;
  if (Number(size.estimate) > COUNTED) return `unas ${Math.round(Number(size.estimate))} filas, ${size.bytes}`;
  const [exact] = await rows<{ total: string | number }>(db, sql.raw(`select count(*) as total from "${table}"`));
  return `${exact?.total ?? 0} filas, ${size.bytes}`;
}
