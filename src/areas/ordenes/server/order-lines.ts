import { asc, inArray } from 'drizzle-orm';
import { ordenCargoDetalle } from '#generated/server/tables.gen';
import { grouped } from '#platform/shared/text/grouped';
import type { Queryable } from '#platform/server/db/database';
import { supplyFacts } from './supply-facts';

/** Reads the lines of some orders, by order and in their sequence, with the catalogue data of their supplies. */
export async function orderLines(db: Queryable, ids: readonly number[]) {
  const lines = await db
    .select()
    .from(ordenCargoDetalle)
    .where(inArray(ordenCargoDetalle.ordenCargoId, [...ids]))
    .orderBy(asc(ordenCargoDetalle.orden));
  const supplies = await supplyFacts(
    db,
    lines.map(({ insumoId }) => insumoId),
  );
  return { lines, byOrder: grouped(lines, ({ ordenCargoId }) => ordenCargoId), supplies };
}
