import { asc, inArray } from 'drizzle-orm';
import { ordenCargoDetalle } from '#generated/server/tables.gen';
import { grouped } from '#platform/shared/grouped';
import type { Queryable } from '#platform/server/db/database';
import { supplyFacts } from './supply-facts';

/** The lines of some orders in their order, by order, and what the catalogue knows of what they ask for. */
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
