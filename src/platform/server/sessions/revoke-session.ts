import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { sesion } from '../db/system-tables';

/** Ends one session now; a session that ended earlier is unchanged. */
export async function revokeSession(db: Queryable, jti: string): Promise<void> {
  await db
    .update(sesion)
    .set({ revocada: new Date() })
    .where(and(eq(sesion.jti, jti), isNull(sesion.revocada)));
}
