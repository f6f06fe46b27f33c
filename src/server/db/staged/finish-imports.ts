import { asc } from 'drizzle-orm';
import type { Orm } from '../database';
import { importacion } from '../system-tables';
import { startFaultText } from '../start-fault-text';
import { stagedImport } from './staged-import';

/**
 * Finishes the imports that the last process was applying when it ended, and forgets those that it was still preparing: before anybody is served,
 * so that nobody ever sees an import of which a part is there and the rest is not to come. Of the embedded database, which has no other process.
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
      // What it still has to write stays for the next start; nobody else need do without the server.
      console.error(`La importación de «${entidad}» no se pudo terminar: ${startFaultText(error)}`);
    }
  }
}
