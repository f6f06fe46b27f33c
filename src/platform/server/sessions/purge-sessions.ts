import { lt, sql } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { sesion, simulacion } from '../db/system-tables';

const LONG_AGO = sql`now() - interval '30 days'`;

/** Removes sessions, and trials of profiles, that ended more than 30 days ago. */
export async function purgeSessions(orm: Orm): Promise<void> {
  await orm.delete(sesion).where(lt(sesion.expira, LONG_AGO));
  await orm.delete(simulacion).where(lt(simulacion.expira, LONG_AGO));
}
