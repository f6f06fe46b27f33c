import { and, eq, sql } from 'drizzle-orm';
import { notificacion } from '../../../../generated/server/tables.gen';
import type { Queryable } from '../../db/database';

/** How many notifications a person has not seen yet. */
export async function countUnread(db: Queryable, usuarioId: number): Promise<number> {
  const isUnread = and(eq(notificacion.usuarioId, usuarioId), eq(notificacion.vista, false));
  const [row] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(notificacion)
    .where(isUnread);
  return row?.total ?? 0;
}
