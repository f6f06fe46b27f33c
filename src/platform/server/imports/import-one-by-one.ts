import { isEqual } from '../records/changes';
import type { Resource } from '#generated/server/resource.gen';
import type { Actor } from '../db/actor';
import type { Orm, Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { importOne } from './import-one';
import type { AlikeDecisions, ImportEntry, RowResult } from './import-row';
import type { Pace } from './pace';

/** Says that all went as it should, and that nothing of it is to stay. */
class TakenBack extends Error {}

/** Tries something in a transaction that is taken back. */
async function takenBack(db: Queryable, work: (tx: Queryable) => Promise<void>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      throw new TakenBack('tried');
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}

/** Longest that others may be kept waiting, behind a transaction of the embedded database or the locks of one. */
const LONGEST_MS = 700;

export interface OneByOne {
  readonly results: readonly RowResult[];
  /** Writes the right ones; belongs in a transaction. */
  readonly write: (tx: Queryable) => Promise<void>;
}

/**
 * Rows of which writing has effects (parts, numbers, steps), each tried out as a form's record would be and all taken back. That is one transaction,
 * so that a file may only have as many as are written before anybody notices.
 *
 * @throws Problem 422 IMPORTACION_POR_PARTES when there are more
 */
export async function importOneByOne(
  orm: Orm,
  resource: Resource,
  entries: readonly ImportEntry[],
  actor: Actor,
  decisions: AlikeDecisions,
  pace: Pace,
): Promise<OneByOne> {
  const write = async (tx: Queryable): Promise<RowResult[]> => {
    const results: RowResult[] = [];
    const started = performance.now();
    for (const entry of entries) {
      await pace.at('COMPARACION', results.length, entries.length);
      if (performance.now() - started > LONGEST_MS)
        throw new Problem(422, 'IMPORTACION_POR_PARTES', { params: { total: entries.length, limite: results.length } });
      results.push(await importOne(tx, resource, entry, actor, decisions));
    }
    return results;
  };
  let tried: readonly RowResult[] = [];
  await takenBack(orm, async (tx) => {
    tried = await write(tx);
  });
  return {
    results: tried,
    async write(tx) {
      // Another user changed a record since the trial run.
      if (!isEqual(await write(tx), tried)) throw new Problem(409, 'CONFLICTO_SIMULTANEO');
    },
  };
}
