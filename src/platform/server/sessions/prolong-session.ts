import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { sesion } from '../db/system-tables';

/** Maximum duration of a session of our own after the sign-in, even when in use (OWASP ASVS 5.0, 7.3.2). */
export const MAX_SESSION_MS = 12 * 60 * 60 * 1000;

/** Condition of sessions that were neither ended nor idle for too long. */
export const isLive = and(isNull(sesion.revocada), gt(sesion.expira, sql`now()`));

/**
 * Extends a session in use (ASVS 5.0, 7.3.1), at most once a minute, so that reading costs no write. A read-only database, as after a
 * failover, still serves reads until the session ends.
 *
 * @param idleMs idle time after which a session ends
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
