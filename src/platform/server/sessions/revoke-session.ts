import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { sesion } from '../db/system-tables';

/** Ends one session, from now on; one that was ended before stays ended as it was. */
export async function revokeSession(db: Queryable, jti: string): Promise<void> {
  await db
    .update(sesion)
    .set({ revocada: new Date() })
    .where(and(eq(sesion.jti, jti), isNull(sesion.revocada)));
}
