import { eq, inArray } from 'drizzle-orm';
import { fuenteFinanciamiento, lote, programa, proveedor } from '#generated/server/tables.gen';
import { originText } from '#areas/inventario/shared/inventario/origin-text';
import { inChunks } from '#platform/server/records/in-chunks';
import type { Queryable } from '#platform/server/db/database';

/** Number of lots per statement. */
const CHUNK = 1000;

/** Reads the origins of lots as text, by which people distinguish lots with the same number. Null for a lot without one. */
export async function lotOrigins(
  db: Queryable,
  loteIds: readonly number[],
): Promise<(loteId: number) => string | null> {
  const origins = new Map<number, string | null>();
  for (const chunk of inChunks([...new Set(loteIds)], CHUNK)) {
    const rows = await db
      .select({
        loteId: lote.loteId,
        marca: lote.marca,
        fuenteFinanciamientoNombre: fuenteFinanciamiento.nombre,
        programaNombre: programa.nombre,
        proveedorNombre: proveedor.razonSocial,
      })
      .from(lote)
      .leftJoin(fuenteFinanciamiento, eq(fuenteFinanciamiento.fuenteFinanciamientoId, lote.fuenteFinanciamientoId))
      .leftJoin(programa, eq(programa.programaId, lote.programaId))
      .leftJoin(proveedor, eq(proveedor.proveedorId, lote.proveedorId))
      .where(inArray(lote.loteId, [...chunk]));
    for (const { loteId, ...names } of rows) origins.set(loteId, originText(names));
  }
  return (loteId) => origins.get(loteId) ?? null;
}
