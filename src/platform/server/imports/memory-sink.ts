import { and, eq, inArray, sql } from 'drizzle-orm';
import { inChunks } from '../records/in-chunks';
import { referencePlaces } from '../records/references/reference-places';
import { toWriteProblem } from '../records/to-write-problem';
import { resourceOf } from '../records/resources';
import type { Resource } from '../entity/resource';
import type { Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { applySlice, type Slice } from '../db/staged/slice';
import { targetsOf } from './check-many';
import type { ImportSink } from './import-sink';

const ROWS = 500;
/** Number of keys per query. */
const ASKED = 5000;

/**
 * Buffer for a PostgreSQL server. Slices wait in memory as text, and one transaction writes them. Others block only on the same records or
 * keys. References are locked against deactivation only at the end, for a moment.
 */
export function memorySink(): ImportSink {
  // Kept outside of the heap, which the garbage collector scans more often the larger it is.
  const slices: Buffer[] = [];
  const targets = new Map<string, Set<unknown>>();
  let written: Resource | null = null;
  return {
    rows: ROWS,
    async hold(resource, pending) {
      written = resource;
      for (const reference of targetsOf(resource)) {
        const keys = targets.get(reference.entity) ?? new Set();
        targets.set(reference.entity, keys);
        for (const { record, entry } of pending) {
          // A previously stored reference may stay, regardless of its target's state.
          const settled = new Set(
            entry.stored ? referencePlaces(reference, entry.stored).map(({ value }) => value) : [],
          );
          for (const { value } of referencePlaces(reference, record)) if (!settled.has(value)) keys.add(value);
        }
      }
    },
    async add(slice) {
      slices.push(Buffer.from(JSON.stringify(slice)));
    },
    apply: (keep, pace, total) =>
      keep(async (tx) => {
        // Waits longer than other requests, because the work before it would be lost.
        await tx.execute(sql`set local lock_timeout = '10s'`);
        let done = 0;
        try {
          for (const text of slices) {
            await pace.at('GUARDADO', done, total);
            const slice = JSON.parse(text.toString()) as Slice;
            await applySlice(tx, slice);
            done += slice.nuevas.length + slice.cambios.length;
          }
        } catch (error) {
          throw written ? toWriteProblem(written, error) : error;
        }
        for (const [entity, keys] of targets) await lockTargets(tx, entity, [...keys]);
        await pace.at('GUARDADO', total, total);
      }),
    async drop() {
      slices.length = 0;
    },
  };
}

/** @throws Problem 409 when one of them is no longer active */
async function lockTargets(tx: Queryable, entity: string, keys: readonly unknown[]): Promise<void> {
  const { table, key } = resourceOf(entity);
  for (const chunk of inChunks(keys, ASKED)) {
    const found = await tx
      .select({ key: key.column })
      .from(table)
      .where(and(inArray(key.column, [...chunk]), eq(table.activo, true)))
      .for('share');
    if (found.length < chunk.length) throw new Problem(409, 'CONFLICTO_SIMULTANEO');
  }
}
