import type { SQL } from 'drizzle-orm';
import { pgErrorOf } from '#platform/server/db/pg-error';
import type { Queryable } from '#platform/server/db/database';

/** SQLSTATE of a refused statement, such as `23001`; null when it succeeds. */
export async function sqlStateOf(db: Queryable, statement: SQL): Promise<string | null> {
  const error: unknown = await db.execute(statement).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return null;
  const code = pgErrorOf(error)?.code;
  if (code === undefined) throw error;
  return code;
}
