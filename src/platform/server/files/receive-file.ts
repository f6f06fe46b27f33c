import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { MEDIA_TYPES, mediaTypesOf, type FileKind } from '#platform/shared/file-kinds';
import { Problem } from '../db/problem';
import { ArchiveFault } from '../db/files/archive/archive-fault';
import { fileSource } from '../db/files/archive/byte-source';
import { requireUnpackable } from '../db/files/archive/require-unpackable';
import { TooLarge, type FileStore } from '../db/files/file-store';
import { mediaTypeOf } from '../db/files/media-type';
import type { archivo } from '../db/system-tables';
import { plainName, storedName } from './stored-name';

/** A file with stored content and without a row. */
export type ReceivedFile = Pick<typeof archivo.$inferInsert, 'archivoId' | 'nombre' | 'tipo' | 'bytes' | 'huella'>;

/** Limits and checks of an upload. */
interface Intake {
  readonly accept: readonly FileKind[];
  /** Maximum size in bytes. */
  readonly most: number;
  /** Throws unless the content is clean. */
  readonly scan: (content: () => Promise<Readable>, name: string) => Promise<void>;
}

/** Media types that are ZIP archives. */
const OFFICE: ReadonlySet<string> = new Set(MEDIA_TYPES.office);

/**
 * Stores the content of a file. The content alone determines its media type and its extension.
 *
 * @throws Problem 413 ARCHIVO_GRANDE; 422 ARCHIVO_TIPO, or the fault of an archive; 400 without a name; the errors of `scan`.
 */
export async function receiveFile(
  store: FileStore,
  stream: Readable,
  name: unknown,
  { accept, most, scan }: Intake,
): Promise<ReceivedFile> {
  const given = plainName(name);
  const types = mediaTypesOf(accept);
  try {
    const { huella, bytes, told } = await store.receive(stream, most, async (path) => {
      const type = await mediaTypeOf(path);
      if (type === null || !types.includes(type)) throw new Problem(422, 'ARCHIVO_TIPO');
      if (OFFICE.has(type)) await requireUnpackableFile(path);
      await scan(() => openContent(path), given);
      return type;
    });
    return { archivoId: randomUUID(), nombre: storedName(given, told), tipo: told, bytes, huella };
  } catch (error) {
    throw problemOf(error, most);
  }
}

/**
 * Returns a stream of an already open file. A stream that opens it later would fail after the file was moved, with no error handler left.
 */
async function openContent(path: string): Promise<Readable> {
  const file = await open(path);
  return file.createReadStream();
}

function problemOf(error: unknown, most: number): unknown {
  if (error instanceof TooLarge)
    return new Problem(413, 'ARCHIVO_GRANDE', { params: { limite: Math.round(most / 1024 ** 2) } });
  if (!(error instanceof ArchiveFault)) return error;
  const { codigo, params } = error;
  return new Problem(422, codigo, { params, errores: [{ campo: 'archivo', codigo, params }] });
}

async function requireUnpackableFile(path: string): Promise<void> {
  const file = await open(path);
  try {
    await requireUnpackable(await fileSource(file));
  } finally {
    await file.close();
  }
}
