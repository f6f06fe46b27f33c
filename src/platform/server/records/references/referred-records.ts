import type { Resource } from '#platform/server/entity/resource';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { recordsWhere } from '#platform/server/listing/records-where';
import { referencePlaces } from './reference-places';
import { resourceOf } from '../resources';
import type { WireRecord } from '../read/wire-record';

export interface ReferredRecord {
  readonly recurso: string;
  readonly id: string | number;
  readonly registro: WireRecord;
}

/**
 * Reads the records referenced by objects and lists inside a record, which carry no labels in the API: the client would otherwise request
 * each kind. Includes inactive ones; excludes those that the actor may not list.
 *
 * @param record as visible to the actor
 */
export async function readReferred(
  db: Queryable,
  { nested }: Pick<Resource, 'nested'>,
  record: WireRecord,
  actor: Actor,
): Promise<ReferredRecord[]> {
  const ids = new Map<string, Set<unknown>>();
  for (const { path, kind, entity } of nested)
    for (const { value } of referencePlaces({ path, kind }, record))
      ids.set(entity, (ids.get(entity) ?? new Set()).add(value));
  const found = await Promise.all([...ids].map(([entity, keys]) => recordsOf(db, entity, [...keys], actor)));
  return found.flat();
}

async function recordsOf(
  db: Queryable,
  entity: string,
  keys: readonly unknown[],
  actor: Actor,
): Promise<ReferredRecord[]> {
  const resource = resourceOf(entity);
  const { name } = resource.key;
  const records = await recordsWhere(db, resource, { conditions: { [name]: keys }, active: 'all' }, actor);
  return (records ?? []).map((registro) => ({ recurso: entity, id: registro[name] as string | number, registro }));
}
