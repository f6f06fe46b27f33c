import { Readable } from 'node:stream';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { requireCleanFor } from '../files/require-clean';
import { plainName } from '../files/stored-name';
import type { Database } from '../db/database';
import type { FileScanner } from '../db/files/scan/file-scanner';
import { actorOf } from './request-actor';

/** Longest name that a body may have; a longer one is refused where the body is looked at. */
const MAX_NAME = 200;

interface ImportFile {
  archivo?: unknown;
  contenido?: unknown;
}

/** Before an import is read: cleans the name of its file, which the audit trail keeps, and scans its content. */
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
