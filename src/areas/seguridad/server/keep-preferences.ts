import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/db/database';
import { preferencia } from '#platform/server/db/system-tables';

/** Updates some of a user's preferences and keeps the others. Locks the row until the transaction ends. */
export async function keepPreferences(
  tx: Queryable,
  usuarioId: number,
  contenido: (typeof preferencia.$inferInsert)['contenido'],
): Promise<void> {
  await tx
    .insert(preferencia)
    .values({ usuarioId, contenido })
    .onConflictDoUpdate({
      target: preferencia.usuarioId,
      set: { contenido: sql`${preferencia.contenido} || excluded.contenido`, fecha: new Date() },
    });
}
