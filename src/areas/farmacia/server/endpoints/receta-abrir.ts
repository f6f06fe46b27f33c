import { and, eq, gt, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen, receta, recetaAbierta } from '#generated/server/tables.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid, notFound } from '#platform/server/db/problem';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import type { OperationContext } from '#platform/server/operations/context';

/** Access of a pharmacy to an opened prescription, in hours: one day to dispense and one more to reverse it (DOMAIN b.7, 8). */
const HOURS = 48;

/**
 * Opens a prescription of another pharmacy of the network at the actor's own (DOMAIN b.7, 3). The lookup uses the folio, which is printed
 * on it and encoded in its barcode; patients do not carry record keys. Both pharmacies must dispense for others. It finds only
 * prescriptions that can still be dispensed. The audit trail records each opening.
 *
 * @throws Problem 404 for an unknown prescription; 422 if the pharmacy is not the actor's, or does not dispense for others
 */
export const recetaAbrir: OperationHandler<'recetaAbrir', OperationContext> = async (
  { body: { almacenId, folio } },
  { tx, actor },
) => {
  await requireCrossing(tx, almacenId, actor);
  const { day, unidadId, jurisdiccionId } = await warehouseRules(tx, almacenId, new Date());
  const [found] = await tx
    .select({ recetaId: receta.recetaId, folio: receta.folio, almacenId: receta.almacenId })
    .from(receta)
    .where(
      and(
        eq(receta.activo, true),
        eq(receta.folio, folio.trim().toUpperCase()),
        sql`${receta.estatus} in ('EMITIDA', 'SURTIDA_PARCIAL')`,
        sql`${receta.vigenciaHasta} >= ${day}::date`,
      ),
    );
  if (!found) throw notFound();
  if (found.almacenId !== almacenId && !(await isOpenAt(tx, found.recetaId, almacenId))) {
    const values = {
      recetaId: found.recetaId,
      folio: found.folio,
      almacenId,
      unidadId,
      jurisdiccionId,
      usuarioId: actor.usuarioId,
      desde: new Date(),
      hasta: new Date(Date.now() + HOURS * 3_600_000),
    };
    const [row] = await tx
      .insert(recetaAbierta)
      .values({ ...values, creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId })
      .returning({ id: recetaAbierta.recetaAbiertaId });
    await audit(tx, actor, { accion: 'CREAR', entidad: 'receta-abierta', entidadId: row!.id, despues: values });
  }
  return { recetaId: found.recetaId, almacenId };
};

/** Checks that a pharmacy is the actor's and dispenses for others. */
async function requireCrossing(tx: Queryable, almacenId: number, actor: Actor): Promise<void> {
  const [place] = await tx
    .select({ crosses: almacen.surtimientoCruzado })
    .from(almacen)
    .where(
      and(
        eq(almacen.almacenId, almacenId),
        eq(almacen.activo, true),
        scopeCondition(resourceOf('almacen'), 'receta.surtir', actor),
      ),
    );
  if (!place) throw invalid([{ campo: 'almacenId', codigo: 'REFERENCIA', params: {} }]);
  if (place.crosses !== true) throw invalid([{ campo: 'almacenId', codigo: 'SIN_SURTIMIENTO_CRUZADO', params: {} }]);
}

/** Returns true when this pharmacy has opened a prescription of another one. */
export async function isOpenAt(db: Queryable, recetaId: number, almacenId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: recetaAbierta.recetaAbiertaId })
    .from(recetaAbierta)
    .innerJoin(almacen, eq(almacen.almacenId, recetaAbierta.almacenId))
    .where(
      and(
        eq(recetaAbierta.recetaId, recetaId),
        eq(recetaAbierta.almacenId, almacenId),
        gt(recetaAbierta.hasta, new Date()),
        eq(almacen.surtimientoCruzado, true),
      ),
    )
    .limit(1);
  return row !== undefined;
}
