import { sql, type Query, type SQL } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { mayRead } from '../records/read/readable';
import { fromClause } from './from-clause';
import type { NeededJoin } from './selection';

/** Totals of all matches. */
export interface Summary {
  /** Number of matches on all pages. */
  readonly total: number;
  /** Sums by field, when requested; null when no record has a value. */
  readonly totals: Readonly<Record<string, number | null>> | null;
}

export interface SummaryRequest {
  readonly where: SQL | undefined;
  readonly joins: readonly NeededJoin[];
  readonly totals: boolean;
  readonly actor: Actor;
}

/** Counts the matches and sums the requested fields in one pass, without fields that the actor may not read. */
export async function countAndSum(
  db: Queryable,
  resource: Resource,
  { where, joins, totals, actor }: SummaryRequest,
): Promise<Summary> {
  const fields = totals
    ? resource.fields.filter((field) => resource.totals.includes(field.name) && mayRead(field, actor))
    : [];
  const sums = Object.fromEntries(fields.map(({ name, column }) => [name, sql`sum(${column})`.mapWith(Number)]));
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number), ...sums })
    .from(fromClause(resource, where, joins));
  const { count = 0, ...summed } = (row ?? {}) as Record<string, number | null>;
  return { total: count ?? 0, totals: totals ? summed : null };
}

/** Returns the statement that counts the matches, which identifies a question. */
export function countStatement(db: Queryable, resource: Resource, { where, joins }: SummaryRequest): Query {
  return db
    .select({ count: sql`count(*)` })
    .from(fromClause(resource, where, joins))
    .toSQL();
}
