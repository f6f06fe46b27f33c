import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { almacen, lote, unidad } from '#generated/server/tables.gen';
import { grouped } from '#platform/shared/text/grouped';
import type { Orm } from '#platform/server/db/database';
import { postStock } from './post-stock';

/**
 * Marks expired lots: each warehouse uses the clock of its unit, in a separate transaction. Safe to repeat, and during work: a locked lot
 * is marked after its release.
 *
 * @returns number of marked lots
 */
export async function markExpired(orm: Orm, now: Date): Promise<number> {
  const today = sql<string>`(${now.toISOString()}::timestamptz at time zone ${unidad.zonaHoraria})::date`;
  const found = await orm
    .select({
      loteId: lote.loteId,
      almacenId: lote.almacenId,
      insumoId: lote.insumoId,
      clave: almacen.clave,
      day: sql<string>`${today}::text`,
    })
    .from(lote)
    .innerJoin(almacen, eq(almacen.almacenId, lote.almacenId))
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(and(eq(lote.estatus, 'DISPONIBLE'), gt(lote.existencia, 0), sql`${lote.caducidad} < ${today}`))
    .orderBy(asc(lote.loteId));
  for (const [almacenId, lots] of grouped(found, (each) => each.almacenId)) {
    const { clave, day } = lots[0]!;
    const changes = lots.map(
      ({ loteId, insumoId }) =>
        ({ kind: 'status', almacenId, insumoId, loteId, estatus: 'CADUCADO', motivo: null }) as const,
    );
    await orm.transaction((tx) =>
      postStock(tx, [{ document: { tipo: 'CADUCIDAD', id: null, folio: `CAD-${clave}-${day}` }, changes }], {
        actor: { usuarioId: null },
        now,
        day,
      }),
    );
  }
  return found.length;
}
