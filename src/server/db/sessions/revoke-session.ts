import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../database';
import { sesion } from '../system-tables';

/** Ends one session, from now on; one that was ended before stays ended as it was. */
export async function revokeSession(orm: Orm, jti: string): Promise<void> {
  await orm.update(sesion).set({ revocada: new Date() }).where(and(eq(sesion.jti, jti), isNull(sesion.revocada)));
}
