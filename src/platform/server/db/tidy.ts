import { sql } from 'drizzle-orm';
import type { Database, Orm } from './database';
import { yieldToRequests } from './yield-to-requests';
import { rows } from './rows';

/** Minimum rows written by an import for its tables to be tidied at once. */
export const MANY_WRITTEN = 1000;

/** Maximum pause before a table of the embedded database, which blocks other requests meanwhile, in milliseconds. */
const REST_MS = 100;

/**
 * Vacuums and analyzes tables, each separately and outside of any transaction. Far pages and counts use an index alone only on pages marked
 * all-visible. Reads and writes continue meanwhile. Locked tables, and those that the database's user does not own, are skipped.
 */
export async function tidy({ orm, kind }: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if (kind === 'pglite') await yieldToRequests(REST_MS);
    await orm.execute(sql`vacuum (analyze, skip_locked, truncate false) ${sql.identifier(table)}`);
  }
}

/**
 * Returns tables with more than a thousand rows, and more than a fifth, added or dead since the last vacuum. A PostgreSQL server handles
 * this itself.
 */
export async function untidyTables(orm: Orm): Promise<string[]> {
  const found = await rows<{ name: string }>(
    orm,
    sql`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = 'public' and s.n_dead_tup + s.n_ins_since_vacuum > greatest(1000, c.reltuples / 5) order by s.relname`,
  );
  return found.map(({ name }) => name);
}
