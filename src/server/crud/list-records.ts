import { and, eq, type SQL } from 'drizzle-orm';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Actor } from '../db/actor';
import type { Database } from '../db/database';
import { filterConditions } from './conditions';
import type { ListQuery } from './list-query';
import { orderOf } from './order';
import { countRows, neededJoins, readPage } from './read-page';
import { scopeCondition } from './scope';
import { searchCondition } from './search';
import { today } from './today';
import { toRecord, type WireRecord } from './to-record';

export interface Page {
  readonly records: readonly WireRecord[];
  /** How many match, on all pages. */
  readonly total: number;
}

/**
 * One page of the records that the actor may see and the query asks for.
 *
 * @throws Problem 400 when filter or sort name a field that does not exist, or a value that does not fit.
 */
export async function listRecords({ orm, kind }: Database, resource: Resource, query: ListQuery, actor: Actor): Promise<Page> {
  const search = searchCondition(resource, query.filter.words);
  const conditions = [...filterConditions(resource, query.filter.conditions, actor), ...(search ? [search] : [])];
  const order = orderOf(resource, query.sortBy, query.direction, actor);
  const where = and(
    activeCondition(resource, query),
    scopeCondition(resource, resource.permissions.list, actor),
    ...conditions.map(({ sql }) => sql),
  );
  const filterEmbeds = new Set(conditions.flatMap(({ embed }) => (embed === null ? [] : [embed])));
  const pageEmbeds = new Set([...filterEmbeds, ...(order.embed === null ? [] : [order.embed])]);
  const offset = (query.page - 1) * query.size;
  const page = () => readPage(orm, resource, { where, joins: neededJoins(resource, pageEmbeds, order.joins), by: order.by, limit: query.size, offset });
  const count = () => countRows(orm, resource, where, neededJoins(resource, filterEmbeds, []));

  // A server has a connection for each; the embedded database does one thing at a time, and counts only when it must.
  const [rows, total] = kind === 'postgres' ? await Promise.all([page(), count()]) : await inTurn(page, count, offset, query.size);
  const date = today();
  return { records: rows.map((row) => toRecord(resource, row, actor, date)), total };
}

async function inTurn(page: () => Promise<Record<string, unknown>[]>, count: () => Promise<number>, offset: number, size: number) {
  const rows = await page();
  const isLast = rows.length < size && (rows.length > 0 || offset === 0);
  return [rows, isLast ? offset + rows.length : await count()] as const;
}

function activeCondition({ table }: Resource, { filter }: ListQuery): SQL | undefined {
  return filter.active === 'all' ? undefined : eq(table.activo, filter.active);
}
