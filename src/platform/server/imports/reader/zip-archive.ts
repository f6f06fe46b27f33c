import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { ArchiveFault } from '../../db/files/archive/archive-fault';
import { bufferSource } from '../../db/files/archive/byte-source';
import { readDirectory } from '../../db/files/archive/read-directory';
import { FileFault } from './file-fault';
import { LIMITS } from './limits';

/** Parts of a workbook, by name; the unpacked size is limited over all of them. */
export interface ZipArchive {
  readonly names: readonly string[];
  /** Returns the unpacked size of a part in bytes, as declared by the archive. */
  readonly sizeOf: (name: string) => number;
  /** Opens a part as a stream of unpacked bytes; null for an unknown name. */
  readonly open: (name: string) => Promise<AsyncIterable<Buffer> | null>;
}

/**
 * Opens a ZIP archive.
 *
 * @throws FileFault when it is no archive, has too many parts, or their actual unpacked size is too large
 */
export async function zipArchive(bytes: Buffer): Promise<ZipArchive> {
  await requireSoundDirectory(bytes);
  const file = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }).catch(unreadable);
  const entries = await entriesOf(file).catch(unreadable);
  const sizeOf = (name: string) => entries.get(key(name))?.uncompressedSize ?? 0;
  let left = LIMITS.unpackedBytes;
  async function* counted(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of stream) {
      left -= piece.length;
      if (left < 0) throw tooLarge();
      yield piece;
    }
  }
  return {
    names: [...entries.values()].map(({ fileName }) => fileName),
    sizeOf,
    open: async (name) => {
      const entry = entries.get(key(name));
      if (!entry) return null;
      if (entry.uncompressedSize > left) throw tooLarge();
      return counted((await file.openReadStreamPromise(entry)) as AsyncIterable<Buffer>);
    },
  };
}

const tooLarge = () => new FileFault('ARCHIVO_DEMASIADO_GRANDE', { limite: LIMITS.unpackedBytes / 1024 / 1024 });

/** Names of parts are case-insensitive, with an optional leading slash (ECMA-376 part 2). */
const key = (name: string) => name.replace(/^\//, '').toLowerCase();

async function entriesOf(file: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of file.eachEntry())
    if (!entries.has(key(entry.fileName))) entries.set(key(entry.fileName), entry);
  return entries;
}

/** Applies the rules for the directory of an attachment; declared sizes are not relied on here. */
async function requireSoundDirectory(bytes: Buffer): Promise<void> {
  try {
    if (!(await readDirectory(bufferSource(bytes), LIMITS.parts))) unreadable();
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    if (error.codigo === 'ARCHIVO_PARTES') throw new FileFault('ARCHIVO_DEMASIADAS_PARTES', error.params);
    throw new FileFault('ARCHIVO_FALSO');
  }
}

function unreadable(): never {
  throw new FileFault('ARCHIVO_NO_LEGIBLE');
}
