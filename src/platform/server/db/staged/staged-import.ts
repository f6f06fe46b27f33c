import { and, eq, sql } from 'drizzle-orm';
import type { Orm, Queryable } from '../database';
import { rows } from '../rows';
import { importacion, importacionTramo } from '../system-tables';
import { applySlice, type Slice } from './slice';

/**
 * Import staged in the database until it is written. Used for the embedded database, where an open transaction blocks all others. It is
 * applied slice by slice, each in a short transaction that also records the progress. Once begun, it is completed by the next process that
 * opens the database, if this one ends. It is invisible until complete.
 */
export interface StagedImport {
  readonly id: number;
  readonly add: (slice: Slice) => Promise<void>;
  /** Reads an added slice; the first place is 0. */
  readonly read: (place: number) => Promise<Slice>;
  readonly count: () => number;
  /** Commits to applying the import; must run in the transaction that announces it. */
  readonly begin: (tx: Queryable) => Promise<void>;
  /** Writes the next slice; false when none is left. */
  readonly applyNext: () => Promise<boolean>;
  /** Deletes the staged rows, applied or not. */
  readonly drop: () => Promise<void>;
}

export async function stageImport(orm: Orm, entidad: string): Promise<StagedImport> {
  const [made] = await orm.insert(importacion).values({ entidad }).returning({ id: importacion.importacionId });
  return stagedImport(orm, made!.id);
}

/** Opens an existing staged import. */
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
      // In small batches, so that other requests can run in between.
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
