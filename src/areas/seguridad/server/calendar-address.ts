import { createHash, randomBytes } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { suscripcionAgenda } from '#platform/server/db/system-tables';

/** Begins the hash of a password. Secrets that stood in addresses, before decision 324, have none, and open nothing. */
const KIND = 'basic:';

/** A new password of an account's calendar; the one before is good no longer. Only its hash is kept. */
export async function issueCalendarSecret(db: Queryable, usuarioId: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const values = { huella: hashOf(secret), creada: new Date() };
  await db
    .insert(suscripcionAgenda)
    .values({ usuarioId, ...values })
    .onConflictDoUpdate({ target: suscripcionAgenda.usuarioId, set: values });
  return secret;
}

/** The account whose calendar an e-mail and a password open; null where they do not, or no longer do. */
export async function accountOfCalendar(db: Queryable, email: string, password: string): Promise<number | null> {
  const [row] = await db
    .select({ usuarioId: suscripcionAgenda.usuarioId, email: usuario.email })
    .from(suscripcionAgenda)
    .innerJoin(usuario, eq(usuario.usuarioId, suscripcionAgenda.usuarioId))
    .where(eq(suscripcionAgenda.huella, hashOf(password)));
  return row && row.email.toLowerCase() === email.trim().toLowerCase() ? row.usuarioId : null;
}

/** Since when an account's calendar can be subscribed to; null where it cannot. */
export async function calendarSince(db: Queryable, usuarioId: number): Promise<Date | null> {
  const [row] = await db
    .select({ creada: suscripcionAgenda.creada })
    .from(suscripcionAgenda)
    .where(and(eq(suscripcionAgenda.usuarioId, usuarioId), like(suscripcionAgenda.huella, `${KIND}%`)));
  return row?.creada ?? null;
}

/** Makes the password of an account's calendar useless. @returns whether it had one */
export async function revokeCalendar(db: Queryable, usuarioId: number): Promise<boolean> {
  const gone = await db
    .delete(suscripcionAgenda)
    .where(eq(suscripcionAgenda.usuarioId, usuarioId))
    .returning({ usuarioId: suscripcionAgenda.usuarioId });
  return gone.length > 0;
}

const hashOf = (password: string) => KIND + createHash('sha256').update(password).digest('hex');
