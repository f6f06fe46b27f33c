import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { notFound, Problem } from '../db/problem';
import { findRecord } from './get-record';
import { refuseHeldRecord } from './held-by-import';
import { requireInScope } from './require-in-scope';
import { keyValue } from './key-value';
import { lockShared } from './shared-records';
import type { RecordOf, ResourceOf, WireRecord } from './to-record';

/**
 * Record to change, locked until the transaction ends, in the version that the client saw. The lock excludes the key, so that it does not
 * block references to the record (a large import in progress, for instance).
 *
 * @throws Problem 409 IMPORTACION_EN_CURSO; 404; 403 when it may be seen and not written; 428 when the client names no version; 412 with
 * the current record when it saw another.
 */
export async function lockedRecord<Known extends object = WireRecord>(
  tx: Queryable,
  resource: ResourceOf<Known>,
  id: string,
  version: number | null,
  permission: PermissionKey,
  actor: Actor,
): Promise<RecordOf<Known>> {
  const key = keyValue(resource, id);
  if (key === null) throw notFound();
  await lockShared(tx, resource, key);
  const current = await findRecord(tx, resource, key, permission, actor);
  refuseHeldRecord(resource, key);
  if (resource.writeScope)
    await requireInScope(tx, resource, key, permission, actor, {
      scope: resource.writeScope,
      codigo: 'FUERA_DE_ALCANCE_PASO',
    });
  if (version === null) throw new Problem(428, 'VERSION_REQUERIDA');
  if (current['version'] !== version) throw new Problem(412, 'CONFLICTO_VERSION', { extra: { actual: current } });
  return current;
}
