import { inArray } from 'drizzle-orm';
import { lote } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** Reads the locations of some lots: `A-03-2`, null for a lot without one. */
export async function lotPlaces(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ loteId: lote.loteId, place: lote.ubicacionCodigo })
    .from(lote)
    .where(inArray(lote.loteId, [...ids]));
  return new Map(rows.map(({ loteId, place }) => [loteId, place]));
}
