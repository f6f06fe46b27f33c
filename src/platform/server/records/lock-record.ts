import type { PermissionKey } from '#platform/shared/product-names';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { notFound, Problem } from '../db/problem';
import { findRecord } from './read/get-record';
import { refuseHeldRecord } from './import-holds';
import { requireInScope } from './reach/require-in-scope';
import { keyValue } from './key-value';
import { lockShared } from './references/shared-records';
import type { RecordOf, ResourceOf, WireRecord } from './read/wire-record';

/**
 * Reads a record to change, in the version that the client saw, and locks it until the transaction ends. The lock excludes the key, so that
 * it does not block references to the record (a large import in progress, for instance).
 *
 * @throws Problem 409 IMPORTACION_EN_CURSO; 404; 403 when it may be read but not written; 428 when the client names no version; 412 with
 * the current record when it saw another.
 */
export async function lockRecord<Known extends object = WireRecord>(
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
