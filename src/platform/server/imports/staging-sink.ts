import { getTableName, sql } from 'drizzle-orm';
import type { Resource } from '#generated/server/resource.gen';
import { holdForImport } from '../records/held-by-import';
import { referencePlaces } from '../records/reference-places';
import { refusedWrite } from '../records/refused-write';
import type { Orm, Queryable } from '../db/database';
import { giveWay } from '../db/give-way';
import { Problem } from '../db/problem';
import { stageImport } from '../db/staged/staged-import';
import { trialOf } from '../db/staged/trial';
import { amongTuples } from './among-tuples';
import { targetsOf, type Pending } from './check-many';
import type { ImportSink } from './import-sink';

/** Few, because everybody waits for a statement of the embedded database. */
const ROWS = 50;
/** The share of saving that is over when it cannot be called off any more. */
const PREPARED = 0.4;

/**
 * For the embedded database: slices are kept in a table; once all of the file has been looked at they are tried out, and once all of them have been, they
 * are written, in a transaction each.
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
      // Earlier writers are done once a transaction has had its turn; later ones are refused.
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
          throw refusedWrite(resource, error);
        }
        await giveWay(performance.now() - started);
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
      // The next start of the server finishes an application that has begun.
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
