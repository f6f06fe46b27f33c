import { getTableName, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { holdForImport } from '../records/import-holds';
import { referencePlaces } from '../records/references/reference-places';
import { toWriteProblem } from '../records/to-write-problem';
import type { Orm, Queryable } from '../db/database';
import { yieldToRequests } from '../db/yield-to-requests';
import { Problem } from '../db/problem';
import { stageImport } from '../db/staged/staged-import';
import { trialOf } from '../db/staged/trial';
import { amongTuples } from './among-tuples';
import { targetsOf } from './check-many';
import type { Pending } from './pending';
import type { ImportSink } from './import-sink';

/** Number of rows, small because all requests wait for a statement of the embedded database. */
const ROWS = 50;
/** Share of the saving progress at which it can no longer be cancelled. */
const PREPARED = 0.4;

/**
 * Creates a sink for the embedded database. Slices are stored in a table. After the whole file has been checked they are tried, and then
 * written, each in a separate transaction.
 */
export async function stagingSink(orm: Orm, resource: Resource): Promise<ImportSink> {
  const staged = await stageImport(orm, resource.name);
  const trial = await trialOf(orm, getTableName(resource.table), staged.id);
  const holding = holdForImport();
  let hasBegun = false;
  let isDone = false;
  return {
    rows: ROWS,
    async hold(_resource, pending) {
      for (const { record, entry } of pending) {
        if (entry.stored) holding.record(resource, entry.stored[resource.key.name]);
        holding.values(resource, record);
        for (const reference of targetsOf(resource))
          for (const { value } of referencePlaces(reference, record)) holding.target(reference.entity, value);
      }
      // A transaction that runs follows all earlier writers; later ones are refused.
      await orm.transaction(async (tx) => {
        await requireAsRead(tx, resource, pending);
      });
    },
    add: (slice) => staged.add(slice),
    async apply(keep, pace, total) {
      const share = (slice: number, from: number, to: number) =>
        Math.floor(total * (from + ((to - from) * slice) / staged.count()));
      for (let index = 0; index < staged.count(); index += 1) {
        const started = performance.now();
        await pace.at('GUARDADO', share(index, 0, PREPARED), total);
        try {
          await trial.attempt(await staged.read(index));
        } catch (error) {
          throw toWriteProblem(resource, error);
        }
        await yieldToRequests(performance.now() - started);
      }
      const answer = await keep((tx) => staged.begin(tx));
      if (answer.replayed) return answer;
      hasBegun = true;
      for (let index = 0; await staged.applyNext(); index += 1)
        await pace.tell('GUARDADO', share(index, PREPARED, 1), total);
      isDone = true;
      return answer;
    },
    async drop() {
      holding.release();
      await trial.drop();
      // The next start of the server completes an import whose writing has begun.
      if (!hasBegun || isDone) await staged.drop();
    },
  };
}

/** @throws Problem 409 when another user has changed a record since it was read */
async function requireAsRead(tx: Queryable, { table, key }: Resource, pending: readonly Pending[]): Promise<void> {
  const read = pending.flatMap(({ entry: { stored } }) => (stored ? [[stored[key.name], stored['version']]] : []));
  if (read.length === 0) return;
  const [found] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(table)
    .where(amongTuples([key.column, table.version], read));
  if (found?.total !== read.length) throw new Problem(409, 'CONFLICTO_SIMULTANEO');
}
