import { and, eq } from 'drizzle-orm';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { notFound } from '#platform/server/db/problem';
import { keyValue } from '../key-value';
import { readRecord } from './read-record';
import { scopeCondition } from '../reach/scope';
import type { RecordOf, ResourceOf, WireRecord } from './wire-record';

/**
 * Reads one record, active or not. For a resource with `auditReads` the audit trail records the reading.
 *
 * @throws Problem 404 when it does not exist or is out of the actor's reach, without revealing which.
 */
export async function getRecord<Known extends object = WireRecord>(
  db: Queryable,
  resource: ResourceOf<Known>,
  id: string,
  actor: Actor,
): Promise<RecordOf<Known>> {
  const record = await findRecord(db, resource, id, resource.permissions.get, actor);
  if (resource.auditReads) await audit(db, actor, { accion: 'LEER', entidad: resource.name, entidadId: id });
  return record;
}

/** Reads one record like `getRecord`, without an audit entry, for a caller that writes it. */
export async function findRecord<Known extends object = WireRecord>(
  db: Queryable,
  resource: ResourceOf<Known>,
  id: string | number,
  permission: PermissionKey,
  actor: Actor,
): Promise<RecordOf<Known>> {
  const key = keyValue(resource, String(id));
  if (key === null) throw notFound();
  const where = and(eq(resource.key.column, key), scopeCondition(resource, permission, actor));
  const record = where && (await readRecord(db, resource, where, actor));
  if (!record) throw notFound();
  return record;
}
