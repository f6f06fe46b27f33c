import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { mediaTypesOf, type FileKind } from '../../../shared/file-kinds';
import { malformed, Problem } from '../../db/problem';
import { TooLarge, type FileStore } from '../../db/files/file-store';
import { mediaTypeOf } from '../../db/files/media-type';
import type { archivo } from '../../db/system-tables';

/** A file whose content is in the store and that has no row yet. */
export type ReceivedFile = Pick<typeof archivo.$inferInsert, 'archivoId' | 'nombre' | 'tipo' | 'bytes' | 'huella'>;

/** Names are kept up to 200 characters; no character is cut in two. */
const LONGER = /^(.{200}).*$/su;

/**
 * Takes the content of a file in, and tells what it is by that alone.
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
  const nombre = nameOf(name);
  const types = mediaTypesOf(accept);
  try {
    const { huella, bytes, told } = await store.receive(stream, most, async (path) => {
      const type = await mediaTypeOf(path);
      if (type === null || !types.includes(type)) throw new Problem(422, 'ARCHIVO_TIPO');
      return type;
    });
    return { archivoId: randomUUID(), nombre, tipo: told, bytes, huella };
  } catch (error) {
    throw error instanceof TooLarge
      ? new Problem(413, 'ARCHIVO_GRANDE', { params: { limite: Math.round(most / 1024 ** 2) } })
      : error;
  }
}

/** A name to show and to save under: without folders, and without signs that turn text round or cannot be seen. */
function nameOf(name: unknown): string {
  if (typeof name !== 'string') throw malformed('nombre', 'REQUERIDO');
  const clean = (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim();
  if (clean === '') throw malformed('nombre', 'REQUERIDO');
  return clean.replace(LONGER, '$1');
}
