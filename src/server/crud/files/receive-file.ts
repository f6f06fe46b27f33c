import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { mediaTypesOf, type FileKind } from '../../../shared/file-kinds';
import { Problem } from '../../db/problem';
import { TooLarge, type FileStore } from '../../db/files/file-store';
import { mediaTypeOf } from '../../db/files/media-type';
import type { archivo } from '../../db/system-tables';
import { plainName, storedName } from './stored-name';

/** A file whose content is in the store and that has no row yet. */
export type ReceivedFile = Pick<typeof archivo.$inferInsert, 'archivoId' | 'nombre' | 'tipo' | 'bytes' | 'huella'>;

/**
 * Stores the content of a file. Its media type, and with it the extension of its name, follow from the content alone.
 *
 * @throws Problem 413 ARCHIVO_GRANDE; 422 ARCHIVO_VACIO, ARCHIVO_TIPO; 400 without a name.
 */
export async function receiveFile(
  store: FileStore,
  stream: Readable,
  name: unknown,
  accept: readonly FileKind[],
  most: number,
): Promise<ReceivedFile> {
  const given = plainName(name);
  const types = mediaTypesOf(accept);
  try {
    const { huella, bytes, told } = await store.receive(stream, most, async (path) => {
      const type = await mediaTypeOf(path);
      if (type === null || !types.includes(type)) throw new Problem(422, 'ARCHIVO_TIPO');
      return type;
    });
    return { archivoId: randomUUID(), nombre: storedName(given, told), tipo: told, bytes, huella };
  } catch (error) {
    throw error instanceof TooLarge
      ? new Problem(413, 'ARCHIVO_GRANDE', { params: { limite: Math.round(most / 1024 ** 2) } })
      : error;
  }
}
