import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { intentoSesion } from '#platform/server/db/system-tables';

/** Number of failures without a wait. */
const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 15 * 60;
/** Time after the last failure at which the count is reset. */
const FORGOTTEN_AFTER = sql`interval '1 hour'`;

/**
 * Refuses while a key has to wait: 30 seconds from the fifth failure on, doubled by each further one, up to 15 minutes (OWASP ASVS 5.0,
 * 6.3.1). No account is locked: its sessions continue, and its holder can sign in from another address.
 *
 * @param key an e-mail with the address of the attempt (`attemptKey`), or another text that is counted separately
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

/** Counts a failure. Returns true for the one that starts a wait. */
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

/** Resets the count of a key. */
export async function clearFailures(db: Queryable, key: string): Promise<void> {
  await db.delete(intentoSesion).where(eq(intentoSesion.cuenta, fingerprint(key)));
}

/** Removes expired counts. */
export async function purgeFailures(db: Queryable): Promise<void> {
  await db.delete(intentoSesion).where(lt(intentoSesion.ultimoFallo, sql`now() - ${FORGOTTEN_AFTER}`));
}

/** Returns the key of an e-mail and an address: guesses from elsewhere do not delay its holder. */
export const attemptKey = (email: string, ip: string | null): string => `${email}\0${ip ?? ''}`;

function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
