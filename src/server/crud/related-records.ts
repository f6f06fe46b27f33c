import type { RelatedRecords } from '../../../generated/server/resource.gen';
import { MOST_ROWS } from '../../shared/most-rows';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { matching } from './matching';
import { orderOf } from './order';
import { pageJoins, readPage } from './read-page';
import { resourceOf } from './resources';
import { recordReader, type WireRecord } from './to-record';

/**
 * Active records of another resource that refer to one by its key, in the order of their list and as far as they are asked for;
 * undefined for an actor who may not list them. As many as a page of a list may have: whoever needs more asks for the list.
 */
export async function readRelated(
  db: Queryable,
  { entity, by, where: told = {}, fields }: RelatedRecords,
  key: unknown,
  actor: Actor,
): Promise<WireRecord[] | undefined> {
  const resource = resourceOf(entity);
  if (!actor.permissions.has(resource.permissions.list)) return undefined;
  const { where, embeds } = matching(
    resource,
    { words: [], typed: '', conditions: { ...told, [by]: key }, active: true },
    [resource.permissions.list],
    actor,
  );
  const order = orderOf(resource, resource.sort.field, resource.sort.direction, actor);
  const rows = await readPage(db, resource, {
    where,
    joins: pageJoins(resource, embeds, order),
    by: order.by,
    limit: MOST_ROWS,
    offset: 0,
  });
  const read = recordReader(resource, actor);
  return rows.map((row) => {
    const record = read(row);
    return Object.fromEntries(fields.filter((name) => name in record).map((name) => [name, record[name]]));
  });
}
