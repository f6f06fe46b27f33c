import { and, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import type { Filter } from '../filter-by';
import type { Order } from '../order';
import { fromClause } from '../from-clause';
import type { NearSearch } from './fuzzy-search';
import { neededJoins, pageJoins, readPage } from '../read-page';
import { relevanceOf } from './relevance';

/** Maximum of matches that are ranked one by one. */
const MAX_RANKED = 1000;
/** Up to this number of matches, the search runs once and pages are read by key. */
const MAX_KNOWN = 10_000;

interface RankedRequest {
  readonly where: SQL | undefined;
  readonly filter: Filter;
  /** Order among equal matches. */
  readonly order: Order;
  /** Embedded entities that the condition refers to. */
  readonly embeds: ReadonlySet<string>;
  readonly actor: Actor;
  readonly limit: number;
  readonly offset: number;
  /** Fallback search when nothing is found. */
  readonly near?: () => Promise<NearSearch | null>;
}

export interface RankedPage {
  /** Number of matches; null when not counted yet. */
  readonly total: number | null;
  readonly read: () => Promise<Record<string, unknown>[]>;
}

/**
 * Reads one page of a search's results, the better matches first. With too many to rank one by one, exact matches come first, then those
 * that begin with the text, both by index, then the rest. Each part has the given order, so that pages are stable, and quick among hundreds
 * of thousands. Text is searched once, for the keys; later reads use those. Without results it returns near matches, those with the fewest
 * typing errors first.
 */
export async function relevancePage(
  db: Queryable,
  resource: Resource,
  { where, filter, order, embeds, actor, limit, offset, near }: RankedRequest,
): Promise<RankedPage> {
  const relevance = relevanceOf(resource, filter.typed, filter.words, actor, order.lead);
  const all = new Set([...embeds, ...(relevance?.embeds ?? [])]);
  const joins = pageJoins(resource, all, order);
  if (!relevance)
    return { total: null, read: () => readPage(db, resource, { where, joins, by: order.by, limit, offset }) };

  const few = neededJoins(resource, all, []);
  const count = async (condition: SQL | undefined, most: SQL, among = few) => {
    const [row] = await rows<{ total: number }>(
      db,
      sql`select count(*)::int as total from (select 1 from ${fromClause(resource, condition, among)}${most}) as found`,
    );
    return row?.total ?? 0;
  };
  const known = await keysOf(db, resource, fromClause(resource, where, neededJoins(resource, embeds, [])));
  const found = known?.length ?? (await count(where, sql` limit ${MAX_RANKED + 1}`));
  const among = known ? sql`${resource.key.column} = any(${`{${known.join(',')}}`}::bigint[])` : where;
  const meant = found === 0 ? await near?.() : null;
  if (meant) {
    const total = await count(meant.where, sql` limit ${MAX_RANKED}`, neededJoins(resource, meant.embeds, []));
    const nearest = {
      where: meant.where,
      joins: pageJoins(resource, meant.embeds, order),
      by: [...meant.by, ...order.by],
    };
    return { total, read: async () => (total === 0 ? [] : readPage(db, resource, { ...nearest, limit, offset })) };
  }
  if (found <= MAX_RANKED)
    return {
      total: found,
      read: async () =>
        found === 0
          ? []
          : readPage(db, resource, { where: among, joins, by: [...relevance.by, ...order.by], limit, offset }),
    };

  const read = async () => {
    const page: Record<string, unknown>[] = [];
    let skipped = offset;
    for (const part of relevance.parts.map((condition) => and(among, condition))) {
      const own = await readPage(db, resource, {
        where: part,
        joins,
        by: order.by,
        limit: limit - page.length,
        offset: skipped,
      });
      page.push(...own);
      if (page.length === limit) break;
      // Offset within the following parts: this one is used up, or precedes the page.
      skipped = own.length > 0 || skipped === 0 ? 0 : Math.max(0, skipped - (await count(part, sql``)));
    }
    return page;
  };
  return { total: known ? found : null, read };
}

/** Reads the keys of all matches; null when there are too many, or they are no numbers. */
async function keysOf(db: Queryable, { key }: Resource, matching: SQL): Promise<readonly unknown[] | null> {
  if (key.column.dataType !== 'number') return null;
  const found = await rows<{ clave: unknown }>(
    db,
    sql`select ${key.column} as clave from ${matching} limit ${MAX_KNOWN + 1}`,
  );
  return found.length > MAX_KNOWN ? null : found.map(({ clave }) => clave);
}
