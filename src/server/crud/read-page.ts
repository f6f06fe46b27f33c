import { and, sql, Subquery, type SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Queryable } from '../db/database';
import type { Order } from './order';
import { embedJoins, selectionOf, type NeededJoin } from './selection';

export interface PageRequest {
  readonly where: SQL | undefined;
  /** Tables that `where` and `by` look into. */
  readonly joins: readonly NeededJoin[];
  /** Without any the rows come as they are found, which ends as soon as there are enough. */
  readonly by: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

/**
 * Rows of a resource with labels and embedded entities. The page is cut first and the labels joined to what is left:
 * joining to all that match and cutting afterwards costs as much as there are matches.
 */
export async function readPage(db: Queryable, resource: Resource, { where, joins, by, limit, offset }: PageRequest): Promise<Record<string, unknown>[]> {
  const selection = selectionOf(resource);
  const { name } = getTableConfig(resource.table);
  const page = sql`select ${sql.identifier(name)}.* from ${fromMatching(resource, where, joins)} ${by.length > 0 ? sql`order by ${sql.join([...by], sql`, `)} ` : sql``}limit ${limit} offset ${offset}`;
  // Under the table's own name, so that columns and order mean the same inside and outside.
  const query = db.select({ ...selection.columns }).from(new Subquery<string>(page, {}, name)).$dynamic();
  for (const { table, on } of selection.joins) void query.leftJoin(table, on);
  return query.orderBy(...by);
}

/** What stands after FROM to read all rows that match, without order. */
export function fromMatching(resource: Resource, where: SQL | undefined, joins: readonly NeededJoin[]): SQL {
  return sql`${resource.table}${joined(joins)}${filtered(where)}`;
}

/** One row, or undefined. */
export async function readRow(db: Queryable, resource: Resource, where: SQL): Promise<Record<string, unknown> | undefined> {
  const selection = selectionOf(resource);
  const query = db.select({ ...selection.columns }).from(resource.table).$dynamic();
  for (const { table, on } of selection.joins) void query.leftJoin(table, on);
  const [row] = await query.where(where).limit(1);
  return row;
}

/** Tables that conditions and order need, each once; what is only shown is joined later. */
export function neededJoins(resource: Resource, embeds: ReadonlySet<string>, labels: readonly NeededJoin[]): NeededJoin[] {
  return [...embedJoins(resource, embeds), ...labels];
}

/** Tables that a page needs for what it is narrowed to and for its order. */
export function pageJoins(resource: Resource, embeds: ReadonlySet<string>, order: Order): NeededJoin[] {
  return neededJoins(resource, new Set([...embeds, ...(order.embed === null ? [] : [order.embed])]), order.joins);
}

function joined(joins: readonly NeededJoin[]): SQL {
  // An alias is declared where it is joined: `unidad "nucleo_unidad_id"`.
  return sql.join(joins.map(({ table, on, inner = false }) => {
    const { name } = getTableConfig(table);
    const original = (table as unknown as Record<symbol, string>)[ORIGINAL_NAME] ?? name;
    return sql` ${sql.raw(inner ? 'join' : 'left join')} ${sql.identifier(original)} ${sql.identifier(name)} on ${on}`;
  }));
}

const ORIGINAL_NAME = Symbol.for('drizzle:OriginalName');

function filtered(where: SQL | undefined): SQL {
  const condition = and(where);
  return condition ? sql` where ${condition}` : sql``;
}
