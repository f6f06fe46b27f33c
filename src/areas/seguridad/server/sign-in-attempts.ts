import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { intentoSesion } from '#platform/server/db/system-tables';

/** Failures without a wait. */
const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 15 * 60;
/** The count of failures starts anew this long after the last one. */
const FORGOTTEN_AFTER = sql`interval '1 hour'`;

/**
 * Refuses while a key has to wait: from the fifth failure on 30 seconds, doubled by each further one, up to 15 minutes (OWASP ASVS 5.0, 6.3.1).
 * No account is locked: its sessions go on, and its holder enters from another address.
 *
 * @param key an e-mail with the address that it is tried from (`attemptKey`), or another text that is counted by itself
 * @throws Problem 429 DEMASIADAS_PETICIONES with the seconds to wait in `extra.segundos`
 */
export async function requireNoWait(db: Queryable, key: string): Promise<void> {
  const wait = sql`least(${MAX_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * power(2, least(${intentoSesion.fallos} - ${FREE_FAILURES}, 10)))`;
  const left = sql`extract(epoch from ${intentoSesion.ultimoFallo} - now()) + ${wait}`;
  const [row] = await db
    .select({
      seconds: sql`case when ${intentoSesion.fallos} >= ${FREE_FAILURES} then ${left} else 0 end`.mapWith(Number),
    })
    .from(intentoSesion)
    .where(eq(intentoSesion.cuenta, fingerprint(key)));
  if (row && row.seconds > 0)
    throw new Problem(429, 'DEMASIADAS_PETICIONES', { extra: { segundos: Math.ceil(row.seconds) } });
}

/** Counts a failure. Answers true for the one from which the key has to wait. */
export async function countFailure(db: Queryable, key: string): Promise<boolean> {
  const isOver = sql`${intentoSesion.ultimoFallo} <= now() - ${FORGOTTEN_AFTER}`;
  const [row] = await db
    .insert(intentoSesion)
    .values({ cuenta: fingerprint(key), fallos: 1, ultimoFallo: sql`now()` })
    .onConflictDoUpdate({
      target: intentoSesion.cuenta,
      set: { fallos: sql`case when ${isOver} then 1 else ${intentoSesion.fallos} + 1 end`, ultimoFallo: sql`now()` },
    })
    .returning({ fallos: intentoSesion.fallos });
  return row?.fallos === FREE_FAILURES;
}

/** Sets the count of a key back to none. */
export async function clearFailures(db: Queryable, key: string): Promise<void> {
  await db.delete(intentoSesion).where(eq(intentoSesion.cuenta, fingerprint(key)));
}

/** Removes counts that delay no one any longer. */
export async function purgeFailures(db: Queryable): Promise<void> {
  await db.delete(intentoSesion).where(lt(intentoSesion.ultimoFallo, sql`now() - ${FORGOTTEN_AFTER}`));
}

/** Key of an e-mail tried from an address: guesses from elsewhere keep its holder out of nothing. */
export const attemptKey = (email: string, ip: string | null): string => `${email}\0${ip ?? ''}`;

function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
