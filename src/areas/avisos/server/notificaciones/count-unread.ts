import { and, eq, inArray, sql } from 'drizzle-orm';
import { notificacion } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** Counts the unseen notifications of a user. */
export async function countUnread(db: Queryable, usuarioId: number): Promise<number> {
  return (await countUnreadOf(db, [usuarioId])).get(usuarioId) ?? 0;
}

/** Counts the unseen notifications of several users. Users without any are omitted. */
export async function countUnreadOf(
  db: Queryable,
  usuarioIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (usuarioIds.length === 0) return new Map();
  const rows = await db
    .select({ usuarioId: notificacion.usuarioId, total: sql`count(*)`.mapWith(Number) })
    .from(notificacion)
    .where(and(inArray(notificacion.usuarioId, [...usuarioIds]), eq(notificacion.vista, false)))
    .groupBy(notificacion.usuarioId);
  return new Map(rows.map(({ usuarioId, total }) => [usuarioId, total]));
}
