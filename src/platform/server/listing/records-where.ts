import type { Resource } from '../entity/resource';
import { MAX_ROWS } from '#platform/shared/most-rows';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import type { Filter } from './filter-by';
import { matching } from './matching';
import { orderOf } from './order';
import { pageJoins, readPage } from './read-page';
import { recordReader } from '../records/read/to-record';
import type { WireRecord } from '../records/read/wire-record';

/**
 * Reads the records of a resource with certain values, in the order of their list and as the actor sees them; undefined for an actor who
 * may not list them. Limited to the maximum page of a list: callers that need more use the list.
 */
export async function recordsWhere(
  db: Queryable,
  resource: Resource,
  { conditions, active }: Pick<Filter, 'conditions' | 'active'>,
  actor: Actor,
): Promise<WireRecord[] | undefined> {
  const { permissions, sort } = resource;
  if (!actor.permissions.has(permissions.list)) return undefined;
  const filter = { words: [], typed: '', conditions, active };
  const { where, embeds } = matching(resource, filter, [permissions.list], actor);
  const order = orderOf(resource, sort.field, sort.direction, actor);
  const rows = await readPage(db, resource, {
    where,
    joins: pageJoins(resource, embeds, order),
    by: order.by,
    limit: MAX_ROWS,
    offset: 0,
  });
  return rows.map(recordReader(resource, actor));
}
