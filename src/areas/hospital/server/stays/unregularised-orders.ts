import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { nucleo, ordenCargo } from '#generated/server/tables.gen';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import type { Orm } from '#platform/server/db/database';

/** Time after which an unauthorised urgent order is reported, in milliseconds (DOMAIN b.2, 5b). */
const LATE_MS = 24 * 60 * 60 * 1000;
const ROUND = 200;

/**
 * Notifies users who can regularise an urgent order, including the director of the unit, when it is still open after a day. Once for each
 * order, regardless of the number of runs.
 *
 * @returns number of reported orders
 */
export async function notifyUnregularised(orm: Orm, now: Date): Promise<number> {
  const late = and(
    eq(ordenCargo.activo, true),
    eq(ordenCargo.autorizacionPendiente, true),
    isNull(ordenCargo.avisoRegularizar),
    lt(ordenCargo.fechaTomada, new Date(now.getTime() - LATE_MS)),
  );
  const found = await orm
    .select({ order: ordenCargo, servicioNombre: nucleo.nombre })
    .from(ordenCargo)
    .innerJoin(nucleo, eq(nucleo.nucleoId, ordenCargo.servicioId))
    .where(late)
    .orderBy(asc(ordenCargo.ordenCargoId))
    .limit(ROUND);
  let told = 0;
  for (const { order, servicioNombre } of found) {
    await orm.transaction(async (tx) => {
      const marked = await tx
        .update(ordenCargo)
        .set({ avisoRegularizar: now })
        .where(and(eq(ordenCargo.ordenCargoId, order.ordenCargoId), late))
        .returning({ id: ordenCargo.ordenCargoId });
      // Another process was faster.
      if (marked.length === 0) return;
      told += 1;
      await notify(tx, await usersWhoCanTake(tx, 'orden-cargo', 'regularizar', { ...order }), {
        tipo: 'ORDEN_SIN_REGULARIZAR',
        severidad: 'CRITICA',
        folio: order.folio,
        detalle: servicioNombre,
        ruta: `/orden-cargo/${order.ordenCargoId}`,
        entidad: 'orden-cargo',
        entidadId: order.ordenCargoId,
        unidadId: order.unidadId,
        agrupador: `orden-cargo/${order.ordenCargoId}`,
        requiereAccion: true,
      });
    });
  }
  return told;
}
