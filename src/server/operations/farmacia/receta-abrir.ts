import { and, eq, gt, sql } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { almacen, receta, recetaAbierta } from '../../../../generated/server/tables.gen';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import type { Actor } from '../../db/actor';
import { audit } from '../../db/audit';
import type { Queryable } from '../../db/database';
import { invalid, notFound } from '../../db/problem';
import { warehouseRules } from '../../inventario/warehouse-rules';
import type { OperationContext } from '../context';

/** How long a pharmacy has a prescription of another one before it: to hand over, and a day more to take it back (DOMAIN b.7, 8). */
const HOURS = 48;

/**
 * Brings a prescription of another pharmacy of the network before the actor's own (DOMAIN b.7, 3), by the number that is printed on it and stands in its code,
 * where that one dispenses for others: the key of a record is nothing that a patient shows. Only what can still be dispensed is found; who opened what stands in the audit trail.
 *
 * @throws Problem 404 where there is no such prescription; 422 where the pharmacy is not the actor's, or does not dispense for others
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

/** Only a pharmacy that dispenses for others, and is the actor's. */
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

/** Whether a prescription of another pharmacy is before this one. */
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
