import { and, eq } from 'drizzle-orm';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { notFound } from '../db/problem';
import { keyValue } from './key-value';
import { readRecord } from './read-record';
import { scopeCondition } from './scope';
import type { RecordOf, ResourceOf, WireRecord } from './to-record';

/**
 * Reads one record, active or not. Opening a record of a resource with `auditReads` is written to the audit trail.
 *
 * @throws Problem 404 when it does not exist or is out of the actor's reach, without revealing the case.
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

/** The same without an audit entry, for a caller that goes on to write it. */
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
