import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { sesion } from '../db/system-tables';

/** A session of our own ends this long after the sign-in, however much it is used (OWASP ASVS 5.0, 7.3.2). */
export const MAX_SESSION_MS = 12 * 60 * 60 * 1000;

/** Condition of sessions that were neither ended nor left unused for too long. */
export const isLive = and(isNull(sesion.revocada), gt(sesion.expira, sql`now()`));

/**
 * Moves the end of a session on, as it is in use (ASVS 5.0, 7.3.1): once a minute at most, so that reading costs no write. A database that takes
 * no writes, as after a failover, still answers reads until the session ends.
 *
 * @param idleMs a session that is not used for so long ends
 */
export async function prolongSession(orm: Orm, jti: string, idleMs: number): Promise<void> {
  await orm
    .update(sesion)
    .set({
      usada: sql`now()`,
      expira: sql`least(${sesion.creada} + ${MAX_SESSION_MS} * interval '1 millisecond', now() + ${idleMs} * interval '1 millisecond')`,
    })
    .where(and(eq(sesion.jti, jti), isLive, lt(sesion.usada, sql`now() - interval '1 minute'`)))
    .catch(() => undefined);
}
