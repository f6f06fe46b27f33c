import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { sesion } from '../db/system-tables';
import { isLive } from './prolong-session';

/**
 * Ends live sessions of an account: all, all but one, or one.
 *
 * @returns how many ended
 */
export async function endSessions(
  tx: Queryable,
  usuarioId: number,
  { except, only }: { readonly except?: string; readonly only?: string } = {},
): Promise<number> {
  const ended = await tx
    .update(sesion)
    .set({ revocada: new Date() })
    .where(
      and(
        eq(sesion.usuarioId, usuarioId),
        isLive,
        except === undefined ? undefined : ne(sesion.jti, except),
        only === undefined ? undefined : eq(sesion.jti, only),
      ),
    )
    .returning({ jti: sesion.jti });
  return ended.length;
}
