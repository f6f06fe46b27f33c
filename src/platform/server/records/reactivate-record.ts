import { eq, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { requireFreshSignIn } from './fresh-sign-in';
import { entityOf } from '../entity/registry';
import { lockRecord } from './lock-record';
import { toWriteProblem } from './to-write-problem';
import { requireInScope } from './reach/require-in-scope';

/**
 * Reactivates a record with its former fields; must run in a transaction.
 *
 * @returns true when it was inactive
 * @throws Problem 404, 412, 428 as `lockRecord`; 409 when another record has taken its unique values.
 */
export async function reactivateRecord(
  tx: Queryable,
  resource: Resource,
  id: string,
  version: number | null,
  actor: Actor,
): Promise<boolean> {
  const before = await lockRecord(tx, resource, id, version, resource.permissions.update, actor);
  if (before['activo'] !== false) return false;
  const key = before[resource.key.name] as string | number;
  await requireFreshSignIn(tx, resource, before, null, actor);
  await entityOf(resource.name).beforeUpdate?.(tx, before, { ...before, activo: true }, actor);
  try {
    const stamps = {
      version: sql`${resource.table.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: new Date(),
    };
    await tx
      .update(resource.table)
      .set({ activo: true, ...stamps })
      .where(eq(resource.key.column, key));
    await requireInScope(tx, resource, key, resource.permissions.update, actor);
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: resource.name,
      entidadId: key,
      antes: { activo: false },
      despues: { activo: true },
    });
    return true;
  } catch (error) {
    throw toWriteProblem(resource, error);
  }
}
