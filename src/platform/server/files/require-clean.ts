import type { Readable } from 'node:stream';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Orm } from '../db/database';
import { ScanTooLarge, type FileScanner } from '../db/files/scan/file-scanner';
import { Problem } from '../db/problem';

/** Purpose of an upload: its record, if it exists, and the field for an error. */
export interface UploadTarget {
  readonly entidad: string;
  readonly entidadId: string | null;
  readonly campo: string;
  readonly nombre: string;
}

/** Scans an upload; throws a Problem unless it is clean. The content is opened only if a scanner is configured. */
export type RequireClean = (content: () => Promise<Readable>, target: UploadTarget) => Promise<void>;

/**
 * Creates the scan of an actor's uploads. A finding is written into the audit trail outside of any transaction, because the upload is
 * refused.
 *
 * @param scanner null without a configured one: every file counts as clean
 * @throws Problem 422 ARCHIVO_INFECTADO; 413 ARCHIVO_SIN_ANALIZAR beyond the scanner's limit; 503 ANTIVIRUS_NO_DISPONIBLE when it does not
 * answer
 */
export function requireCleanFor(db: Orm, scanner: FileScanner | null, actor: Actor): RequireClean {
  return async (content, target) => {
    if (!scanner) return;
    const { entidad, entidadId, campo, nombre } = target;
    const found = await scanner.scan(await content()).catch((error: unknown) => {
      const problem =
        error instanceof ScanTooLarge
          ? new Problem(413, 'ARCHIVO_SIN_ANALIZAR')
          : new Problem(503, 'ANTIVIRUS_NO_DISPONIBLE');
      problem.cause = error;
      throw problem;
    });
    if (found === null) return;
    await audit(db, actor, {
      accion: 'EDITAR',
      entidad,
      entidadId,
      despues: { archivoRechazado: nombre, amenaza: found },
      motivo: `El antivirus encontró «${found}» en «${nombre}» y el archivo se rechazó.`,
    });
    const params = { amenaza: found };
    throw new Problem(422, 'ARCHIVO_INFECTADO', { params, errores: [{ campo, codigo: 'ARCHIVO_INFECTADO', params }] });
  };
}
