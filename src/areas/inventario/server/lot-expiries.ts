import { and, inArray, isNotNull } from 'drizzle-orm';
import { lote } from '#generated/server/tables.gen';
import { inChunks } from '#platform/server/records/in-chunks';
import type { Queryable } from '#platform/server/db/database';

/** Number of lot numbers per statement. */
const CHUNK = 1000;

/** Reads the expiries of lots in the whole network, by supply and lot number. */
export async function lotExpiries(
  db: Queryable,
  numbers: Iterable<string>,
): Promise<(insumoId: number, numeroLote: string) => readonly string[]> {
  const found = new Map<string, string[]>();
  for (const chunk of inChunks([...new Set(numbers)], CHUNK)) {
    const rows = await db
      .selectDistinct({ insumoId: lote.insumoId, numeroLote: lote.numeroLote, caducidad: lote.caducidad })
      .from(lote)
      .where(and(inArray(lote.numeroLote, [...chunk]), isNotNull(lote.caducidad)));
    for (const { insumoId, numeroLote, caducidad } of rows) {
      const key = `${insumoId} ${numeroLote}`;
      found.set(key, [...(found.get(key) ?? []), caducidad!]);
    }
  }
  return (insumoId, numeroLote) => found.get(`${insumoId} ${numeroLote}`) ?? [];
}
