import { sql, type Query, type SQL } from 'drizzle-orm';
import type { Resource } from '#generated/server/resource.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { mayRead } from '../records/readable';
import { fromMatching } from './from-matching';
import type { NeededJoin } from './selection';

/** All that match, in figures. */
export interface Summary {
  /** Number of matches on all pages. */
  readonly total: number;
  /** Sums by field, when requested; null where no record has a value. */
  readonly totals: Readonly<Record<string, number | null>> | null;
}

export interface SummaryRequest {
  readonly where: SQL | undefined;
  readonly joins: readonly NeededJoin[];
  readonly totals: boolean;
  readonly actor: Actor;
}

/** Counts what matches and sums up the fields that ask for a total, in one pass; fields that the actor may not read are left out. */
export async function summarise(
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
    .from(fromMatching(resource, where, joins));
  const { count = 0, ...summed } = (row ?? {}) as Record<string, number | null>;
  return { total: count ?? 0, totals: totals ? summed : null };
}

/** The statement that counts what matches, to tell one question from another. */
export function countStatement(db: Queryable, resource: Resource, { where, joins }: SummaryRequest): Query {
  return db
    .select({ count: sql`count(*)` })
    .from(fromMatching(resource, where, joins))
    .toSQL();
}
