import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../database';
import { sesion } from '../system-tables';

/** Ends all sessions of an account, or all but one. */
export async function endSessions(tx: Queryable, usuarioId: number, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sesion.jti, except);
  await tx
    .update(sesion)
    .set({ revocada: new Date() })
    .where(and(eq(sesion.usuarioId, usuarioId), isNull(sesion.revocada), others));
}
