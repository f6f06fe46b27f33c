import { asc, inArray } from 'drizzle-orm';
import { ordenCargoDetalle } from '../../../../generated/server/tables.gen';
import type { OrderLine } from '../../../domain/orden-cargo/lines';
import { grouped } from '../../../shared/grouped';
import type { Queryable } from '../../db/database';
import { supplyFacts } from './supply-facts';

type StoredLine = typeof ordenCargoDetalle.$inferSelect & OrderLine;

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
  const byOrder = grouped(lines, ({ ordenCargoId }) => ordenCargoId);
  // What is stored of a line as JSON is what the domain calls its lots.
  return { lines, byOrder: byOrder as unknown as ReadonlyMap<number, readonly StoredLine[]>, supplies };
}
