import type { Resource } from '../entity/resource';
import type { Queryable } from '../db/database';
import { Memory, REMEMBERED_MS } from './memory';
import { countStatement, countAndSum, type Summary, type SummaryRequest } from './count-and-sum';

/** Duration in milliseconds below which counts are not cached. */
const SLOW_MS = 15;
const totals = new Memory<number>({ keptMs: REMEMBERED_MS, most: 500, weigh: () => 1 });

/**
 * Counts like `countAndSum`, but caches a slow total for some seconds, for the same filter within the same reach, so that paging does not
 * count again.
 *
 * @param slowMs milliseconds from which a count is cached
 */
export async function cachedCount(
  db: Queryable,
  resource: Resource,
  request: SummaryRequest,
  slowMs = SLOW_MS,
): Promise<Summary> {
  if (request.totals) return countAndSum(db, resource, request);
  const { sql, params } = countStatement(db, resource, request);
  const total = await totals.ask(db, {
    name: JSON.stringify([sql, params]),
    entities: [resource.name, ...(resource.follows === undefined ? [] : [resource.follows])],
    find: async () => (await countAndSum(db, resource, request)).total,
    slowMs,
  });
  return { total, totals: null };
}
