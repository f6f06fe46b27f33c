import { sql, Subquery, type SQL } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { Queryable } from '../db/database';
import { fromClause } from './from-clause';
import { keysThrough } from '../records/read/label-places';
import type { Order, Through } from './order';
import { embedJoins, selectionOf, type NeededJoin } from './selection';

export interface PageRequest {
  readonly where: SQL | undefined;
  /** Tables that `where` and `by` refer to. */
  readonly joins: readonly NeededJoin[];
  /** Without terms the rows have no order, and reading ends as soon as there are enough. */
  readonly by: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
  /** Total of matches and the reverse order, when both are known: a page is then read from the nearer end. */
  readonly end?: { readonly total: number; readonly back: readonly SQL[] } | null;
  /** Set when `by` is a label, with the total of matches: `joins` are then only those of `where`. */
  readonly through?: { readonly label: Through; readonly total: number } | null;
}

/**
 * Reads rows of a resource with labels and embedded entities. The page is limited first, on keys only, which an index provides without the
 * table. Rows and labels are joined to the result: joining all matches first would cost in proportion to their number.
 */
export async function readPage(
  db: Queryable,
  resource: Resource,
  { where, joins, by, limit, offset, end = null, through = null }: PageRequest,
): Promise<Record<string, unknown>[]> {
  const { key, table } = resource;
  const page = through
    ? await keysThrough(db, resource, { where, joins, limit, offset }, through.label, through.total)
    : keysOf(resource, { where, joins, by, limit, offset, end });
  if (!page) return [];
  const selection = selectionOf(resource);
  const query = db
    .select({ ...selection.columns })
    .from(table)
    .innerJoin(new Subquery<string>(page, {}, 'pagina'), sql`"pagina".clave = ${key.column}`)
    .$dynamic();
  for (const { table: other, on } of selection.joins) void query.leftJoin(other, on);
  return query.orderBy(...by);
}

/** Selects the keys of the page; null when it is known to be empty. */
function keysOf(resource: Resource, { where, joins, by, limit, offset, end }: PageRequest): SQL | null {
  const cut = end ? fromNearerEnd(end, by, limit, offset) : { by, limit, offset };
  if (cut.limit <= 0) return null;
  return sql`select ${resource.key.column} as clave from ${fromClause(resource, where, joins)} ${cut.by.length > 0 ? sql`order by ${sql.join([...cut.by], sql`, `)} ` : sql``}limit ${cut.limit} offset ${cut.offset}`;
}

/** Skips at most half of the records. The last page may be shorter. */
function fromNearerEnd(
  { total, back }: NonNullable<PageRequest['end']>,
  by: readonly SQL[],
  limit: number,
  offset: number,
): Pick<PageRequest, 'by' | 'limit' | 'offset'> {
  const size = Math.min(limit, total - offset);
  const after = total - offset - size;
  return after < offset ? { by: back, limit: size, offset: after } : { by, limit: size, offset };
}

/** Reads one row; undefined without a match. */
export async function readRow(
  db: Queryable,
  resource: Resource,
  where: SQL,
): Promise<Record<string, unknown> | undefined> {
  const selection = selectionOf(resource);
  const query = db
    .select({ ...selection.columns })
    .from(resource.table)
    .$dynamic();
  for (const { table, on } of selection.joins) void query.leftJoin(table, on);
  const [row] = await query.where(where).limit(1);
  return row;
}

/** Returns the tables needed by conditions and order, without duplicates; tables of displayed values are joined later. */
export function neededJoins(
  resource: Resource,
  embeds: ReadonlySet<string>,
  labels: readonly NeededJoin[],
): NeededJoin[] {
  return [...embedJoins(resource, embeds), ...labels];
}

/** Returns the tables that a page needs for its conditions and its order. */
export function pageJoins(resource: Resource, embeds: ReadonlySet<string>, order: Order): NeededJoin[] {
  return neededJoins(resource, new Set([...embeds, ...(order.embed === null ? [] : [order.embed])]), order.joins);
}
