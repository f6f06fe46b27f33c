import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import type { FileStore } from '../db/files/file-store';
import { archivo, reporteArchivo } from '../db/system-tables';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Lifetime of a picture without a saved record, in days; equal to that of a draft. */
const LOOSE_DAYS = 7;
/** Time in which a removed file can be restored, in days. */
const REMOVED_DAYS = 30;

/** Deletes pictures that no record contains, and files removed long ago. Then deletes content without a row, of records and of reports. */
export async function purgeFiles(db: Queryable, store: FileStore, now = Date.now()): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS);
  await db
    .delete(archivo)
    .where(
      or(
        and(isNull(archivo.entidadId), lt(archivo.fecha, before(LOOSE_DAYS))),
        lt(archivo.retirado, before(REMOVED_DAYS)),
      ),
    );
  await store.purge(before(1), async (huellas) => {
    if (huellas.length === 0) return new Set<string>();
    const known = await Promise.all(
      [archivo, reporteArchivo].map((table) =>
        db
          .selectDistinct({ huella: table.huella })
          .from(table)
          .where(inArray(table.huella, [...huellas])),
      ),
    );
    return new Set(known.flat().flatMap(({ huella }) => huella ?? []));
  });
}
