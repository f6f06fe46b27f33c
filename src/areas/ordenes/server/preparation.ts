import type { OrdenCargo } from '#generated/shared/types.gen';
import { toZonedTime } from '#platform/shared/dates/moments';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { userName } from '#areas/seguridad/server/user-name';

type Held = Pick<OrdenCargo, 'estatus' | 'preparaId' | 'fechaTomada'>;

/** Returns the 409 with the person who prepares an order, and the start time in the actor's time zone. */
export async function heldProblem(db: Queryable, { preparaId, fechaTomada }: Held, actor: Actor): Promise<Problem> {
  const hora = fechaTomada === null ? null : toZonedTime(fechaTomada, actor.timeZone);
  return new Problem(409, 'ORDEN_EN_PREPARACION', {
    params: { quien: await userName(db, preparaId), hora: hora?.time.slice(0, 5) ?? '—' },
  });
}

/**
 * Requires that the actor prepares the order (DOMAIN c.5, 2): two people on one order would pick it twice.
 *
 * @throws Problem 409 ORDEN_EN_PREPARACION
 */
export async function requireOwnPreparation(db: Queryable, order: Held, actor: Actor): Promise<void> {
  if (order.estatus === 'EN_SURTIMIENTO' && order.preparaId !== actor.usuarioId)
    throw await heldProblem(db, order, actor);
}
