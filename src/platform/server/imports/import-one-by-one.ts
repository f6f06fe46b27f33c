import { isEqual } from '../records/changes';
import type { Resource } from '../entity/resource';
import type { Actor } from '../db/actor';
import type { Orm, Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { importOne } from './import-one';
import type { AlikeDecisions, ImportEntry, RowResult } from './import-row';
import type { Pace } from './pace';

/** Thrown to roll back a successful trial. */
class TakenBack extends Error {}

/** Runs work in a transaction that is rolled back. */
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

/** Maximum time that other requests wait, behind a transaction of the embedded database or for its locks. */
const MAX_MS = 700;

export interface OneByOne {
  readonly results: readonly RowResult[];
  /** Writes the valid rows; must run in a transaction. */
  readonly write: (tx: Queryable) => Promise<void>;
}

/**
 * Imports rows whose writing has effects (parts, numbers, steps). Each is tried like a form's record, and all are rolled back. This takes
 * one transaction, so the number of rows is limited to what can be written without noticeable delay.
 *
 * @throws Problem 422 IMPORTACION_POR_PARTES for more rows
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
      if (performance.now() - started > MAX_MS)
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
