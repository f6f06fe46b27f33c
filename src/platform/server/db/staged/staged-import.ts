import { and, eq, sql } from 'drizzle-orm';
import type { Orm, Queryable } from '../database';
import { rows } from '../rows';
import { importacion, importacionTramo } from '../system-tables';
import { applySlice, type Slice } from './slice';

/**
 * Import staged in the database until it is written: for the embedded one, where an open transaction blocks all others. It is applied slice
 * by slice, each in a short transaction that also records the progress. Once begun, it is completed by the next process that opens the
 * database, if this one ends. Until then nothing of it is visible.
 */
export interface StagedImport {
  readonly id: number;
  readonly add: (slice: Slice) => Promise<void>;
  /** Slices that were added, from 0. */
  readonly read: (place: number) => Promise<Slice>;
  readonly count: () => number;
  /** The point of no return; belongs in the transaction that promises it. */
  readonly begin: (tx: Queryable) => Promise<void>;
  /** Writes the next slice; false when there was none left. */
  readonly applyNext: () => Promise<boolean>;
  /** Forgets it: what it was going to write, or what it has written. */
  readonly drop: () => Promise<void>;
}

export async function stageImport(orm: Orm, entidad: string): Promise<StagedImport> {
  const [made] = await orm.insert(importacion).values({ entidad }).returning({ id: importacion.importacionId });
  return stagedImport(orm, made!.id);
}

/** One that is there already. */
export function stagedImport(orm: Orm, id: number): StagedImport {
  let added = 0;
  return {
    id,
    async add(slice) {
      await orm.insert(importacionTramo).values({ importacionId: id, tramo: added, contenido: JSON.stringify(slice) });
      added += 1;
    },
    async read(place) {
      const [found] = await orm
        .select({ contenido: importacionTramo.contenido })
        .from(importacionTramo)
        .where(and(eq(importacionTramo.importacionId, id), eq(importacionTramo.tramo, place)));
      return JSON.parse(found!.contenido) as Slice;
    },
    count: () => added,
    async begin(tx) {
      await tx.update(importacion).set({ aplicando: true }).where(eq(importacion.importacionId, id));
    },
    applyNext: () =>
      orm.transaction(async (tx) => {
        const [next] = await rows<{ contenido: string }>(
          tx,
          sql`
        select t.contenido from importacion i join importacion_tramo t on t.importacion_id = i.importacion_id and t.tramo = i.hechos where i.importacion_id = ${id} for update of i`,
        );
        if (!next) return false;
        await applySlice(tx, JSON.parse(next.contenido) as Slice);
        await tx
          .update(importacion)
          .set({ hechos: sql`${importacion.hechos} + 1` })
          .where(eq(importacion.importacionId, id));
        return true;
      }),
    async drop() {
      // A few at a time: others wait for a statement, too.
      for (let left = 1; left > 0;) {
        const gone = await rows(
          orm,
          sql`delete from importacion_tramo where (importacion_id, tramo) in (select importacion_id, tramo from importacion_tramo where importacion_id = ${id} limit 50) returning 1 as gone`,
        );
        left = gone.length;
      }
      await orm.delete(importacion).where(eq(importacion.importacionId, id));
    },
  };
}
