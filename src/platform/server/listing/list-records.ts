import { and } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Actor } from '../db/actor';
import type { Database } from '../db/database';
import type { ListQuery } from './list-query';
import { parameterConditions, askedPart } from './parameter-conditions';
import { auditCounted, auditShown } from '../records/read/audit-reads';
import { keysetPage } from './keyset-page';
import { matching } from './matching';
import { fuzzySearch } from './search/fuzzy-search';
import { orderOf } from './order';
import { placeReach } from '../records/reach/place-reach';
import { ownUnitFirst } from './own-unit-first';
import { neededJoins, pageJoins, readPage } from './read-page';
import { relevancePage } from './search/relevance-page';
import { cachedCount } from './cached-count';
import type { Summary } from './count-and-sum';
import { orderCachePage } from './order-cache-page';
import { recordReader } from '../records/read/to-record';
import type { WireRecord } from '../records/read/wire-record';

export interface Page extends Summary {
  readonly records: readonly WireRecord[];
}

/**
 * Reads one page of the records that the actor may see and the query matches; a search without an order ranks the better matches first. For
 * a resource with `auditReads` the audit trail records the shown ones.
 *
 * @param permission by which the actor may see them
 * @throws Problem 400 when filter or sort name a field that does not exist, or a value that does not fit.
 */
export async function listRecords(
  { orm, kind }: Database,
  resource: Resource,
  query: ListQuery,
  actor: Actor,
  permission: PermissionKey = resource.permissions.list,
): Promise<Page> {
  const matched = matching(resource, query.filter, [permission], actor);
  const asked = await parameterConditions(orm, resource, query.asked, actor);
  const places = query.within.map((each) => placeReach(resource, each, actor));
  const where = and(matched.where, ...places, ...asked.map((condition) => condition.sql));
  const embeds = new Set([...matched.embeds, ...asked.flatMap(({ embed }) => embed ?? [])]);
  const order = orderOf(resource, query.sortBy, query.direction, actor);
  const offset = (query.page - 1) * query.size;
  const own = query.ownUnitFirst ? ownUnitFirst(resource, actor) : [];
  const page = (total: number | null) => {
    const isPlain = total !== null && own.length === 0;
    const cut = { where, limit: query.size, offset };
    if (isPlain && offset >= DEEP_OFFSET_ROWS)
      return order.through
        ? readPage(orm, resource, {
            ...cut,
            joins: neededJoins(resource, embeds, []),
            by: order.by,
            through: { label: order.through, total },
          })
        : keysetPage(orm, resource, { ...cut, joins: pageJoins(resource, embeds, order), order, total });
    return readPage(orm, resource, {
      ...cut,
      joins: pageJoins(resource, embeds, order),
      by: [...own, ...order.by],
      end: isPlain ? { total, back: order.back } : null,
    });
  };
  const summary = () =>
    cachedCount(orm, resource, {
      where,
      joins: neededJoins(resource, embeds, []),
      totals: query.wantsTotals,
      actor,
    });
  if (query.size === 0) {
    const summed = await summary();
    await auditCounted(orm, resource, summed.total, query.filter, actor);
    return { records: [], ...summed };
  }

  const ranked = async () => {
    const { total, read } = await relevancePage(orm, resource, {
      where,
      filter: query.filter,
      order,
      embeds,
      actor,
      limit: query.size,
      offset,
      // Fuzzy search covers names only.
      ...(asked.length === 0 && places.length === 0
        ? { near: () => fuzzySearch(orm, resource, query.filter, [permission], actor) }
        : {}),
    });
    if (total !== null && !query.wantsTotals) return [await read(), { total, totals: null }] as const;
    return kind === 'postgres' ? Promise.all([read(), summary()]) : ([await read(), await summary()] as const);
  };

  // A page that may be closer to the end waits for the count. Otherwise a server runs both in parallel, on two connections. The embedded
  // database runs one query at a time, and counts only when necessary.
  const walked =
    own.length > 0
      ? null
      : orderCachePage(orm, resource, {
          where,
          embeds,
          joins: neededJoins(resource, embeds, []),
          order,
          limit: query.size,
          offset,
        });
  let tookMs = 0;
  const timed = async () => {
    const started = performance.now();
    const found = await page(null);
    tookMs = performance.now() - started;
    return found;
  };
  const counted = async (total: number) => (await walked?.read(total)) ?? page(total);
  const isDeep = offset >= DEEP_OFFSET_ROWS || walked?.isSlow === true;
  const plain = () =>
    isDeep
      ? countedFirst(counted, summary)
      : kind === 'postgres'
        ? Promise.all([timed(), summary()])
        : sequentially(timed, summary, query, offset);
  const [rows, summed] = await (query.isRanked ? ranked() : plain());
  // With few matches, sorting them costs as much as the page.
  if (walked && summed.total >= DEEP_OFFSET_ROWS) walked.note(tookMs);
  const records = rows.map(recordReader(resource, actor));
  await auditShown(orm, resource, records, query.filter, actor);
  return { records: askedPart(resource, query.asked, records), ...summed };
}

/** Below this offset, OFFSET is cheaper than a count. */
const DEEP_OFFSET_ROWS = 5000;

async function countedFirst(
  page: (total: number) => Promise<Record<string, unknown>[]>,
  summary: () => Promise<Summary>,
): Promise<readonly [Record<string, unknown>[], Summary]> {
  const summed = await summary();
  return [await page(summed.total), summed];
}

async function sequentially(
  page: () => Promise<Record<string, unknown>[]>,
  summary: () => Promise<Summary>,
  { size, wantsTotals }: ListQuery,
  offset: number,
): Promise<readonly [Record<string, unknown>[], Summary]> {
  const rows = await page();
  const isLast = rows.length < size && (rows.length > 0 || offset === 0);
  return [rows, isLast && !wantsTotals ? { total: offset + rows.length, totals: null } : await summary()];
}
