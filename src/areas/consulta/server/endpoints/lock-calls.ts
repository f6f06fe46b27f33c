import { eq, sql } from 'drizzle-orm';
import { visita } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** Serialises the calls of one unit until the transaction ends, so that each sees the previous ones. */
export async function lockCalls(
  tx: Queryable,
  of: { readonly unidadId: number } | { readonly visitaId: number },
): Promise<void> {
  const unidadId = 'unidadId' in of ? of.unidadId : await unitOf(tx, of.visitaId);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('llamada'), ${unidadId}::int)`);
}

async function unitOf(tx: Queryable, visitaId: number): Promise<number> {
  const [row] = await tx.select({ unidadId: visita.unidadId }).from(visita).where(eq(visita.visitaId, visitaId));
  return row?.unidadId ?? 0;
}
