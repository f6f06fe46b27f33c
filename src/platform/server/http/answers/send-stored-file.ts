import type { FastifyReply } from 'fastify';
import { MEDIA_TYPES } from '#platform/shared/file-kinds';
import type { Readable } from 'node:stream';
import { notFound } from '#platform/server/db/problem';
import type { FileStore } from '#platform/server/db/files/file-store';
import { storedName } from '#platform/server/files/stored-name';
import { contentDisposition } from './content-disposition';

interface StoredFile {
  readonly nombre: string;
  readonly tipo: string;
  readonly bytes: number;
  readonly huella: string;
}

/** Media types that a browser may display; others are downloaded. */
const SHOWN: ReadonlySet<string> = new Set([...MEDIA_TYPES.image, ...MEDIA_TYPES.pdf]);

/**
 * Sends an uploaded file. A browser treats it as its detected media type and runs no code in it. Corrects names from before extensions were
 * corrected.
 *
 * @param asked `descargar`: as a download
 */
export async function sendStoredFile(
  reply: FastifyReply,
  store: FileStore,
  { nombre, tipo, bytes, huella }: StoredFile,
  asked: 'mostrar' | 'descargar',
): Promise<FastifyReply> {
  const content = await openStored(store, huella);
  const disposition = asked === 'mostrar' && SHOWN.has(tipo) ? 'inline' : 'attachment';
  return reply
    .type(tipo)
    .header('Content-Length', bytes)
    .header('Content-Disposition', contentDisposition(disposition, storedName(nombre, tipo)))
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
    .send(content);
}

/** Opens the content of a file. @throws Problem 404 when it no longer exists. */
export const openStored = (store: FileStore, huella: string): Promise<Readable> =>
  store.open(huella).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? notFound() : error;
  });
