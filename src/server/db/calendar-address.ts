import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from './database';
import { suscripcionAgenda } from './system-tables';

/** A new secret of an account's calendar; the one before is good no longer. Only its hash is kept. */
export async function issueCalendarSecret(db: Queryable, usuarioId: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const values = { huella: hashOf(secret), creada: new Date() };
  await db
    .insert(suscripcionAgenda)
    .values({ usuarioId, ...values })
    .onConflictDoUpdate({ target: suscripcionAgenda.usuarioId, set: values });
  return secret;
}

/** The account whose calendar a secret opens; null for one that is unknown or no longer good. */
export async function accountOfCalendar(db: Queryable, secret: string): Promise<number | null> {
  const [row] = await db
    .select({ usuarioId: suscripcionAgenda.usuarioId })
    .from(suscripcionAgenda)
    .where(eq(suscripcionAgenda.huella, hashOf(secret)));
  return row?.usuarioId ?? null;
}

/** Since when an account's calendar has an address; null where it has none. */
export async function calendarSince(db: Queryable, usuarioId: number): Promise<Date | null> {
  const [row] = await db
    .select({ creada: suscripcionAgenda.creada })
    .from(suscripcionAgenda)
    .where(eq(suscripcionAgenda.usuarioId, usuarioId));
  return row?.creada ?? null;
}

/** Makes the address of an account's calendar useless. @returns whether it had one */
export async function revokeCalendar(db: Queryable, usuarioId: number): Promise<boolean> {
  const gone = await db
    .delete(suscripcionAgenda)
    .where(eq(suscripcionAgenda.usuarioId, usuarioId))
    .returning({ usuarioId: suscripcionAgenda.usuarioId });
  return gone.length > 0;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
