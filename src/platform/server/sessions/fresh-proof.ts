import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { sesion } from '../db/system-tables';
import { isLive } from './prolong-session';

/** Maximum age of a proof of identity for calls that require a fresh sign-in. */
export const FRESH_MINUTES = 10;

/**
 * Refuses a session without a recent proof of identity (OWASP ASVS 5.0, 7.5.1). The row is read each time: a proof counts at once in every
 * process, and only for its own session.
 *
 * @param jti the requesting session; null or undefined for actions of the server itself
 * @throws Problem 403 IDENTIDAD_SIN_CONFIRMAR
 */
export async function requireFreshProof(db: Queryable, jti: string | null | undefined): Promise<void> {
  if (jti === null || jti === undefined) return;
  const isFresh = gt(sesion.probada, sql`now() - ${FRESH_MINUTES} * interval '1 minute'`);
  const [row] = await db
    .select({ jti: sesion.jti })
    .from(sesion)
    .where(and(eq(sesion.jti, jti), isLive, isFresh));
  if (!row) throw new Problem(403, 'IDENTIDAD_SIN_CONFIRMAR');
}

/** Records that the person of a session has just proved their identity. */
export async function noteProof(tx: Queryable, jti: string): Promise<void> {
  await tx
    .update(sesion)
    .set({ probada: sql`now()` })
    .where(and(eq(sesion.jti, jti), isLive));
}
