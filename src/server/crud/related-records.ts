import type { RelatedRecords } from '../../../generated/server/resource.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { matching } from './matching';
import { orderOf } from './order';
import { readPage, neededJoins } from './read-page';
import { resourceOf } from './resources';
import { recordReader, type WireRecord } from './to-record';
import { today } from './today';

/** As many as a page of a list may have: whoever needs more asks for the list. */
const MOST = 1000;

/**
 * Active records of another resource that refer to one by its key, in the order of their list and as far as they are asked for;
 * undefined for an actor who may not list them.
 */
export async function readRelated(db: Queryable, { entity, by, fields }: RelatedRecords, key: unknown, actor: Actor): Promise<WireRecord[] | undefined> {
  const resource = resourceOf(entity);
  if (!actor.permissions.has(resource.permissions.list)) return undefined;
  const { where, embeds } = matching(resource, { words: [], conditions: { [by]: key }, active: true }, [resource.permissions.list], actor);
  const order = orderOf(resource, resource.sort.field, resource.sort.direction, actor);
  const joins = neededJoins(resource, new Set([...embeds, ...(order.embed === null ? [] : [order.embed])]), order.joins);
  const rows = await readPage(db, resource, { where, joins, by: order.by, limit: MOST, offset: 0 });
  const read = recordReader(resource, actor, today());
  return rows.map((row) => {
    const record = read(row);
    return Object.fromEntries(fields.filter((name) => name in record).map((name) => [name, record[name]]));
  });
}
