import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Orm } from '../database';

/**
 * Calls `use` with one connection for all of its statements. A session lock thus holds outside of transactions, too, and ends with the
 * process. The embedded database has only one connection anyway.
 */
export async function withSession<T>(db: Orm, use: (session: Orm) => Promise<T>): Promise<T> {
  const { $client: pool } = db as Orm & { readonly $client?: unknown };
  if (!(pool instanceof pg.Pool)) return use(db);
  const client = await pool.connect();
  try {
    // The concurrent creation of an index waits for all writers; steps with strong locks set their own limit.
    await client.query('set lock_timeout = 0');
    return await use(drizzle(client));
  } finally {
    // Destroys the connection instead of returning it to the pool, so that leftover session settings of a failed migration end with it.
    client.release(true);
  }
}
