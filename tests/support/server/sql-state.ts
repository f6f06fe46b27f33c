import type { SQL } from 'drizzle-orm';
import { pgErrorOf } from '../../../src/server/db/pg-error';
import type { Queryable } from '../../../src/server/db/database';

/** What the database answers to a statement: `23001` or another SQLSTATE of a refusal, `null` where it is carried out. */
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
