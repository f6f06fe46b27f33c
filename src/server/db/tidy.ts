import { sql } from 'drizzle-orm';
import type { Database, Orm } from './database';
import { giveWay } from './give-way';
import { rows } from './rows';

/** Rows that an import writes before its tables are worth tidying at once. */
export const MANY_WRITTEN = 1000;

/** Longest rest before a table of the embedded database, which serves nobody else meanwhile. */
const REST_MS = 100;

/**
 * Has tables vacuumed and their statistics renewed, each by itself and outside of any transaction: far pages and counts read an index alone only
 * where the table is known to hold nothing that somebody may not see yet. Others read and write meanwhile; a table that somebody holds is left
 * out, and so is one that the database's user does not own.
 */
export async function tidy({ orm, kind }: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if (kind === 'pglite') await giveWay(REST_MS);
    await orm.execute(sql`vacuum (analyze, skip_locked, truncate false) ${sql.identifier(table)}`);
  }
}

/** Tables of which a fifth, and more than a thousand rows, are new or left behind since they were last vacuumed. A server of PostgreSQL looks after them by itself. */
export async function untidyTables(orm: Orm): Promise<string[]> {
  const found = await rows<{ name: string }>(
    orm,
    sql`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = 'public' and s.n_dead_tup + s.n_ins_since_vacuum > greatest(1000, c.reltuples / 5) order by s.relname`,
  );
  return found.map(({ name }) => name);
}
