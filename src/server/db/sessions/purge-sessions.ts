import { lt, sql } from 'drizzle-orm';
import type { Orm } from '../database';
import { sesion } from '../system-tables';

/** Removes sessions that ended more than 30 days ago. */
export async function purgeSessions(orm: Orm): Promise<void> {
  await orm.delete(sesion).where(lt(sesion.expira, sql`now() - interval '30 days'`));
}
