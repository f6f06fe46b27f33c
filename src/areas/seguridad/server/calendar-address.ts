import { createHash, randomBytes } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { suscripcionAgenda } from '#platform/server/db/system-tables';

/** Prefix of a password hash. Secrets in addresses, from before decision 324, lack it and are not accepted. */
const KIND = 'basic:';

/** Issues a new password for an account's calendar, and revokes the previous one. Only its hash is stored. */
export async function issueCalendarSecret(db: Queryable, usuarioId: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const values = { huella: hashOf(secret), creada: new Date() };
  await db
    .insert(suscripcionAgenda)
    .values({ usuarioId, ...values })
    .onConflictDoUpdate({ target: suscripcionAgenda.usuarioId, set: values });
  return secret;
}

/** Returns the account whose calendar an e-mail and a password open; null for invalid or revoked credentials. */
export async function accountOfCalendar(db: Queryable, email: string, password: string): Promise<number | null> {
  const [row] = await db
    .select({ usuarioId: suscripcionAgenda.usuarioId, email: usuario.email })
    .from(suscripcionAgenda)
    .innerJoin(usuario, eq(usuario.usuarioId, suscripcionAgenda.usuarioId))
    .where(eq(suscripcionAgenda.huella, hashOf(password)));
  return row && row.email.toLowerCase() === email.trim().toLowerCase() ? row.usuarioId : null;
}

/** Returns the time since when an account's calendar can be subscribed to; null when it cannot. */
export async function calendarSince(db: Queryable, usuarioId: number): Promise<Date | null> {
  const [row] = await db
    .select({ creada: suscripcionAgenda.creada })
    .from(suscripcionAgenda)
    .where(and(eq(suscripcionAgenda.usuarioId, usuarioId), like(suscripcionAgenda.huella, `${KIND}%`)));
  return row?.creada ?? null;
}

/** Revokes the password of an account's calendar. @returns true when it had one */
export async function revokeCalendar(db: Queryable, usuarioId: number): Promise<boolean> {
  const gone = await db
    .delete(suscripcionAgenda)
    .where(eq(suscripcionAgenda.usuarioId, usuarioId))
    .returning({ usuarioId: suscripcionAgenda.usuarioId });
  return gone.length > 0;
}

const hashOf = (password: string) => KIND + createHash('sha256').update(password).digest('hex');
