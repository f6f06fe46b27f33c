import { asc } from 'drizzle-orm';
import type { Orm } from '../database';
import { importacion } from '../system-tables';
import { startFaultText } from '../open/start-fault-text';
import { stagedImport } from './staged-import';

/**
 * Completes imports that the last process was applying when it ended, and discards those in preparation. Runs before any request, so that a
 * partly applied import is never visible. Only for the embedded database, which has no other process.
 */
export async function finishImports(orm: Orm): Promise<void> {
  const left = await orm
    .select({ id: importacion.importacionId, aplicando: importacion.aplicando, entidad: importacion.entidad })
    .from(importacion)
    .orderBy(asc(importacion.importacionId));
  for (const { id, aplicando, entidad } of left) {
    const staged = stagedImport(orm, id);
    try {
      if (aplicando) {
        console.log(`Se termina una importación de «${entidad}» que quedó a medias…`);
        while (await staged.applyNext());
      }
      await staged.drop();
    } catch (error) {
      // The rest of the import waits for the next start; the server starts regardless.
      console.error(`La importación de «${entidad}» no se pudo terminar: ${startFaultText(error)}`);
    }
  }
}
