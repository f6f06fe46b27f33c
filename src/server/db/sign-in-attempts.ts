import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { intentoSesion } from './system-tables';

const LIMIT = 5;
const WINDOW = sql`interval '15 minutes'`;

/** Whether a name has failed so often that its password is not even looked at. */
export async function isBlocked(db: Queryable, account: string): Promise<boolean> {
  const [row] = await db
    .select({
      blocked: sql<boolean>`${intentoSesion.fallos} >= ${LIMIT} and ${intentoSesion.primerFallo} > now() - ${WINDOW}`,
    })
    .from(intentoSesion)
    .where(eq(intentoSesion.cuenta, fingerprint(account)));
  return row?.blocked === true;
}

/** Counts a failure; the count starts anew 15 minutes after its first. Tells whether the name is blocked by this one. */
export async function countFailure(db: Queryable, account: string): Promise<boolean> {
  const isOver = sql`${intentoSesion.primerFallo} <= now() - ${WINDOW}`;
  const [row] = await db
    .insert(intentoSesion)
    .values({ cuenta: fingerprint(account), fallos: 1, primerFallo: sql`now()` })
    .onConflictDoUpdate({
      target: intentoSesion.cuenta,
      set: {
        fallos: sql`case when ${isOver} then 1 else ${intentoSesion.fallos} + 1 end`,
        primerFallo: sql`case when ${isOver} then now() else ${intentoSesion.primerFallo} end`,
      },
    })
    .returning({ fallos: intentoSesion.fallos });
  return row?.fallos === LIMIT;
}

export async function clearFailures(db: Queryable, account: string): Promise<void> {
  await db.delete(intentoSesion).where(eq(intentoSesion.cuenta, fingerprint(account)));
}

/** Removes counts that no longer block anybody. */
export async function purgeFailures(db: Queryable): Promise<void> {
  await db.delete(intentoSesion).where(lt(intentoSesion.primerFallo, sql`now() - ${WINDOW}`));
}

function fingerprint(account: string): string {
  return createHash('sha256').update(account).digest('hex');
}
