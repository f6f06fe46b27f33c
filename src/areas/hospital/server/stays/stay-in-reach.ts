import { eq } from 'drizzle-orm';
import { hospitalizacion } from '#generated/server/tables.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Hospitalizacion } from '#generated/shared/types.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';

/**
 * Returns a stay in the scope of a permission of the actor.
 *
 * @throws Problem 404
 */
export const stayInReach = async (db: Queryable, id: number, permission: PermissionKey, actor: Actor) =>
  await findRecord(db, resourceOf('hospitalizacion'), id, permission, actor);

/**
 * Returns an open stay in the scope of a permission of the actor. It stays open until the transaction ends.
 *
 * @throws Problem 404; 409 SIN_ESTANCIA_ABIERTA
 */
export async function openStayInReach(
  tx: Queryable,
  id: number,
  permission: PermissionKey,
  actor: Actor,
): Promise<Hospitalizacion> {
  await keepAsItIs(tx, id);
  const stay = await stayInReach(tx, id, permission, actor);
  if (stay.estatus !== 'INGRESADO' && stay.estatus !== 'PREALTA') throw new Problem(409, 'SIN_ESTANCIA_ABIERTA');
  return stay;
}

/**
 * Checks that the stay is open, for any actor. It stays open until the transaction ends.
 *
 * @throws Problem 409 SIN_ESTANCIA_ABIERTA
 */
export async function requireOpenStay(tx: Queryable, id: number): Promise<void> {
  const state = await keepAsItIs(tx, id);
  if (state !== 'INGRESADO' && state !== 'PREALTA') throw new Problem(409, 'SIN_ESTANCIA_ABIERTA');
}

async function keepAsItIs(tx: Queryable, id: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ estatus: hospitalizacion.estatus })
    .from(hospitalizacion)
    .where(eq(hospitalizacion.hospitalizacionId, id))
    .for('share');
  return row?.estatus;
}
