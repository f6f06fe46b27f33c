import { and, eq } from 'drizzle-orm';
import { insumoConfiguracion } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** Reads the keys of the supplies that a warehouse is set up for; empty when its catalogue was never set up. */
export async function suppliesSetUp(db: Queryable, almacenId: number): Promise<ReadonlySet<number>> {
  const found = await db
    .select({ insumoId: insumoConfiguracion.insumoId })
    .from(insumoConfiguracion)
    .where(and(eq(insumoConfiguracion.almacenId, almacenId), eq(insumoConfiguracion.activo, true)));
  return new Set(found.map(({ insumoId }) => insumoId));
}
