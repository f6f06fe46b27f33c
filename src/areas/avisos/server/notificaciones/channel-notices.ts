import { and, desc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import { notificacion } from '#generated/server/tables.gen';
import type { Notificacion } from '#generated/shared/types.gen';
import type { Queryable } from '#platform/server/db/database';

/** Maximum number of missed notices sent on reconnection; the bell shows no more. */
const MAX_MISSED = 50;

/** Returns notices by their keys. Notices that were replaced meanwhile no longer exist. */
export function noticesById(db: Queryable, ids: readonly number[]): Promise<Notificacion[]> {
  return read(db, inArray(notificacion.notificacionId, [...ids]), ids.length);
}

/** Returns a user's notices from a moment on, the latest last; at most as many as the bell shows. */
export function noticesSince(db: Queryable, usuarioId: number, since: Date): Promise<Notificacion[]> {
  return read(db, and(eq(notificacion.usuarioId, usuarioId), gte(notificacion.fecha, since)), MAX_MISSED);
}

async function read(db: Queryable, where: SQL | undefined, most: number): Promise<Notificacion[]> {
  const rows = await db
    .select()
    .from(notificacion)
    .where(where)
    .orderBy(desc(notificacion.fecha), desc(notificacion.notificacionId))
    .limit(most);
  return rows.toReversed().map(
    (row) =>
      ({
        ...row,
        fecha: row.fecha.toISOString(),
        fechaVista: row.fechaVista?.toISOString() ?? null,
      }) as unknown as Notificacion,
  );
}
