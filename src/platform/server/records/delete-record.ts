import { eq, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { todayIn } from '#platform/shared/dates/moments';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { requireFreshSignIn } from './fresh-sign-in';
import { entityOf } from '../entity/registry';
import { refuseHeldTarget } from './import-holds';
import { requireEditable } from '../lifecycle/require-editable';
import { runTriggers } from '../lifecycle/run-triggers';
import { lockRecord } from './lock-record';
import { toWriteProblem } from './to-write-problem';
import { usagesOf } from './references/referrers';
import { resourceOf } from './resources';

/**
 * Deactivates a record, or deletes it if the entity specifies so; must run in a transaction.
 *
 * @throws Problem 404, 412, 428 as `lockRecord`; 409 EN_USO with the number of records that refer to it, by entity as far as the actor
 * may list them.
 */
export async function deleteRecord(
  tx: Queryable,
  resource: Resource,
  id: string,
  version: number | null,
  actor: Actor,
): Promise<void> {
  const before = await lockRecord(tx, resource, id, version, resource.permissions.delete, actor);
  if (before['activo'] === false) return;
  requireEditable(resource, before);
  const key = before[resource.key.name] as string | number;
  refuseHeldTarget(resource, key);
  await requireFreshSignIn(tx, resource, before, null, actor);
  await entityOf(resource.name).beforeDelete?.(tx, before, actor);
  const usos = await usagesOf(tx, resource, key, todayIn(actor.timeZone));
  if (usos.length > 0)
    throw new Problem(409, 'EN_USO', {
      params: { total: usos.reduce((sum, { total }) => sum + total, 0) },
      extra: { usos: usos.filter(({ recurso }) => actor.permissions.has(resourceOf(recurso).permissions.list)) },
    });
  try {
    if (resource.softDelete) {
      const stamps = {
        version: sql`${resource.table.version} + 1`,
        modificadoPor: actor.usuarioId,
        fechaModificacion: new Date(),
      };
      await tx
        .update(resource.table)
        .set({ activo: false, ...stamps })
        .where(eq(resource.key.column, key));
      await audit(tx, actor, {
        accion: 'ELIMINAR',
        entidad: resource.name,
        entidadId: key,
        antes: { activo: true },
        despues: { activo: false },
      });
    } else {
      await tx.delete(resource.table).where(eq(resource.key.column, key));
      await audit(tx, actor, { accion: 'ELIMINAR', entidad: resource.name, entidadId: key, antes: before });
    }
    await runTriggers(tx, resource, 'delete', before, actor);
  } catch (error) {
    throw toWriteProblem(resource, error);
  }
}
