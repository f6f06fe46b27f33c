import type { Resource } from '../../../generated/server/resource.gen';
import { MOST_ROWS } from '../../shared/most-rows';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { matching } from './matching';
import { orderOf } from './order';
import { pageJoins, readPage } from './read-page';
import { referencePlaces } from './reference-places';
import { resourceOf } from './resources';
import { recordReader, type WireRecord } from './to-record';

export interface ReferredRecord {
  readonly recurso: string;
  readonly id: string | number;
  readonly registro: WireRecord;
}

/**
 * The records that objects and lists inside a record refer to, which have no label beside them on the wire: whoever shows the record would ask for each kind. Inactive
 * ones, too; none that the actor may not list.
 *
 * @param record as the actor sees it
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
  const { key, permissions, sort } = resource;
  if (!actor.permissions.has(permissions.list)) return [];
  const { where, embeds } = matching(
    resource,
    { words: [], typed: '', conditions: { [key.name]: keys }, active: 'all' },
    [permissions.list],
    actor,
  );
  const order = orderOf(resource, sort.field, sort.direction, actor);
  const rows = await readPage(db, resource, {
    where,
    joins: pageJoins(resource, embeds, order),
    by: order.by,
    limit: MOST_ROWS,
    offset: 0,
  });
  const read = recordReader(resource, actor);
  return rows.map((row) => {
    const registro = read(row);
    return { recurso: entity, id: registro[key.name] as string | number, registro };
  });
}
