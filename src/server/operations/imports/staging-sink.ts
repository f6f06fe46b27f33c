import { getTableName, sql } from 'drizzle-orm';
import type { Resource } from '../../../../generated/server/resource.gen';
import { holdForImport } from '../../crud/held-by-import';
import { referencePlaces } from '../../crud/reference-places';
import { refusedWrite } from '../../crud/refused-write';
import type { Orm, Queryable } from '../../db/database';
import { Problem } from '../../db/problem';
import { stageImport } from '../../db/staged/staged-import';
import { trialOf } from '../../db/staged/trial';
import { amongTuples } from './among-tuples';
import { targetsOf, type Pending } from './check-many';
import type { ImportSink } from './import-sink';

/** Few, because everybody waits for a statement of the embedded database. */
const ROWS = 50;

/** For the embedded database: slices are tried out and kept in tables, and written in a transaction each once all of them are there. */
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
        for (const reference of targetsOf(resource)) for (const { value } of referencePlaces(reference, record)) holding.target(reference.entity, value);
      }
      // Who was writing before is done once a transaction has had its turn; who comes after is refused.
      await orm.transaction(async (tx) => { await requireAsRead(tx, resource, pending); });
    },
    async add(slice) {
      try {
        await trial.attempt(slice);
      } catch (error) {
        throw refusedWrite(resource, error);
      }
      await staged.add(slice);
    },
    async apply(keep, pace, total) {
      await pace.at('GUARDADO', 0, total);
      const answer = await keep((tx) => staged.begin(tx));
      if (answer.replayed) return answer;
      hasBegun = true;
      for (let done = 0; await staged.applyNext(); done += ROWS) await pace.tell('GUARDADO', Math.min(done, total), total);
      isDone = true;
      return answer;
    },
    async drop() {
      holding.release();
      await trial.drop();
      // What has begun and is not done is for the next start to finish.
      if (!hasBegun || isDone) await staged.drop();
    },
  };
}

/** @throws Problem 409 when somebody else has changed a record since it was read */
async function requireAsRead(tx: Queryable, { table, key }: Resource, pending: readonly Pending[]): Promise<void> {
  const read = pending.flatMap(({ entry: { stored } }) => (stored ? [[stored[key.name], stored['version']]] : []));
  if (read.length === 0) return;
  const [found] = await tx.select({ total: sql<number>`count(*)::int` }).from(table).where(amongTuples([key.column, table.version], read));
  if (found?.total !== read.length) throw new Problem(409, 'CONFLICTO_SIMULTANEO');
}
