import { Readable } from 'node:stream';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { requireCleanFor } from '#platform/server/files/require-clean';
import { plainName } from '#platform/server/files/stored-name';
import type { Database } from '#platform/server/db/database';
import type { FileScanner } from '#platform/server/db/files/scan/file-scanner';
import { actorOf } from '../security/request-actor';

/** Maximum length of a name; the validation of the body refuses a longer one. */
const MAX_NAME = 200;

interface ImportFile {
  archivo?: unknown;
  contenido?: unknown;
}

/** Prepares the file of an import: sanitises its name, which the audit trail stores, and scans its content. */
export function scanImport(
  { orm }: Database,
  scanner: FileScanner | null,
  entidad: string,
): preHandlerAsyncHookHandler {
  return async (request: FastifyRequest) => {
    const body = request.body as ImportFile | null | undefined;
    if (typeof body !== 'object' || body === null) return;
    const { archivo, contenido } = body;
    if (typeof archivo === 'string' && archivo !== '' && archivo.length <= MAX_NAME) body.archivo = plainName(archivo);
    if (scanner === null || typeof contenido !== 'string') return;
    const nombre = typeof body.archivo === 'string' ? body.archivo.slice(0, MAX_NAME) : '';
    await requireCleanFor(
      orm,
      scanner,
      actorOf(request),
    )(async () => Readable.from([Buffer.from(contenido, 'base64')]), {
      entidad,
      entidadId: null,
      campo: 'contenido',
      nombre,
    });
  };
}
