import { and, eq, inArray, sql } from 'drizzle-orm';
import { insumo, inventario } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** Reads unit prices of supplies in MXN, by supply: the current cost of a warehouse's stock, or the reference price without stock. */
export async function pricesInForce(
  db: Queryable,
  almacenId: number,
  insumoIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (insumoIds.length === 0) return new Map();
  const found = await db
    .select({
      insumoId: insumo.insumoId,
      precio:
        sql`coalesce(${inventario.valor} / nullif(${inventario.existencia}, 0), ${insumo.precioReferencia})::numeric(14, 4)`.mapWith(
          (price: unknown) => (price === null ? null : Number(price)),
        ),
    })
    .from(insumo)
    .leftJoin(inventario, and(eq(inventario.insumoId, insumo.insumoId), eq(inventario.almacenId, almacenId)))
    .where(inArray(insumo.insumoId, [...insumoIds]));
  return new Map(found.flatMap(({ insumoId, precio }) => (precio === null ? [] : [[insumoId, precio] as const])));
}
