import { and, not, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';
import type { Filter } from './filter-by';
import type { Order } from './order';
import { fromMatching, neededJoins, pageJoins, readPage } from './read-page';
import { relevanceOf } from './relevance';

/** Among so many matches the best are told from the others by looking at each. */
const MOST_RANKED = 1000;

interface RankedRequest {
  readonly where: SQL | undefined;
  readonly filter: Filter;
  /** Of what is alike. */
  readonly order: Order;
  /** Embedded entities that the condition looks into. */
  readonly embeds: ReadonlySet<string>;
  readonly actor: Actor;
  readonly limit: number;
  readonly offset: number;
}

export interface RankedPage {
  readonly rows: readonly Record<string, unknown>[];
  /** How many it finds in all; null where that is yet to be counted. */
  readonly total: number | null;
}

/**
 * One page of what a search finds, the better matches first. Where it finds more than can be looked at one by one, first comes what
 * is or begins with what was typed, which an index tells, and then the rest, each part in the given order: pages stay stable, and
 * quick among hundreds of thousands.
 */
export async function readRankedPage(db: Queryable, resource: Resource, { where, filter, order, embeds, actor, limit, offset }: RankedRequest): Promise<RankedPage> {
  const relevance = relevanceOf(resource, filter.typed, filter.words, actor);
  const all = new Set([...embeds, ...(relevance?.embeds ?? [])]);
  const joins = pageJoins(resource, all, order);
  if (!relevance) return { rows: await readPage(db, resource, { where, joins, by: order.by, limit, offset }), total: null };

  const few = neededJoins(resource, all, []);
  const count = async (condition: SQL | undefined, most: number | null) => {
    const [row] = await rows<{ total: number }>(db, sql`select count(*)::int as total from (select 1 from ${fromMatching(resource, condition, few)}${most === null ? sql`` : sql` limit ${most}`}) as found`);
    return row?.total ?? 0;
  };
  const ranked = [...relevance.by, ...order.by];
  const found = await count(where, MOST_RANKED + 1);
  if (found <= MOST_RANKED) return { rows: found === 0 ? [] : await readPage(db, resource, { where, joins, by: ranked, limit, offset }), total: found };

  const [head, tail] = [and(where, relevance.head), and(where, not(sql`coalesce(${relevance.head}, false)`))];
  const first = await count(head, null);
  const above = offset >= first ? [] : await readPage(db, resource, { where: head, joins, by: first <= MOST_RANKED ? ranked : order.by, limit, offset });
  const below = above.length === limit ? [] : await readPage(db, resource, { where: tail, joins, by: order.by, limit: limit - above.length, offset: Math.max(0, offset - first) });
  return { rows: [...above, ...below], total: null };
}
