import { lastWriteOf } from '../db/last-writes';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Queryable } from '../db/database';
import { countStatement, summarise, type Summary, type SummaryRequest } from './summarise';

/** For so long a total is shown again without counting. */
export const REMEMBERED_MS = 5000;
/** What is counted sooner is counted each time. */
const SLOW_MS = 40;
/** Totals remembered of a database; the oldest is forgotten first. */
const MOST = 500;

interface Known {
  readonly total: number;
  readonly at: number;
}

const known = new WeakMap<Queryable, Map<string, Known>>();

/**
 * As `summarise`, but a total that took long to count is remembered for some seconds, for the same filter within the same reach: whoever
 * turns pages does not wait for it each time. A write by this process forgets it, and nothing is remembered while the write may not yet be
 * committed; what another process writes shows some seconds later. Not for what must be exact.
 *
 * @param slow milliseconds from which a count is remembered
 */
export async function rememberedSummary(
  db: Queryable,
  resource: Resource,
  request: SummaryRequest,
  slow = SLOW_MS,
): Promise<Summary> {
  if (request.totals) return summarise(db, resource, request);
  const totals = known.get(db) ?? new Map<string, Known>();
  known.set(db, totals);
  const { sql, params } = countStatement(db, resource, request);
  const key = JSON.stringify([sql, params]);
  const started = performance.now();
  const before = totals.get(key);
  const written = lastWriteOf(resource.name);
  if (before && written < before.at && started - before.at < REMEMBERED_MS)
    return { total: before.total, totals: null };
  totals.delete(key);
  const summed = await summarise(db, resource, request);
  const isQuiet = started - written > REMEMBERED_MS && lastWriteOf(resource.name) === written;
  if (isQuiet && performance.now() - started >= slow) {
    totals.set(key, { total: summed.total, at: started });
    const [oldest] = totals.keys();
    if (totals.size > MOST && oldest !== undefined) totals.delete(oldest);
  }
  return summed;
}
