import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { insumo, lote } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** Returns the unit cost of some supplies at a warehouse: that of the next lot, else the catalogue's. */
export async function pricesAt(
  db: Queryable,
  almacenId: number,
  insumoIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (insumoIds.length === 0) return new Map();
  const ids = [...insumoIds];
  const known = await db
    .select({ insumoId: insumo.insumoId, price: insumo.precioReferencia })
    .from(insumo)
    .where(inArray(insumo.insumoId, ids));
  const lots = await db
    .selectDistinctOn([lote.insumoId], { insumoId: lote.insumoId, price: lote.costoUnitario })
    .from(lote)
    .where(
      and(
        eq(lote.almacenId, almacenId),
        inArray(lote.insumoId, ids),
        eq(lote.estatus, 'DISPONIBLE'),
        gt(lote.existencia, 0),
      ),
    )
    .orderBy(asc(lote.insumoId), asc(lote.caducidad), asc(lote.loteId));
  return new Map([...known, ...lots].map(({ insumoId, price }) => [insumoId, price ?? 0]));
}
