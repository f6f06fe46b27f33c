import { Readable } from 'node:stream';
import { createGunzip, createInflateRaw, type Gunzip, type InflateRaw } from 'node:zlib';
import { ArchiveFault } from './archive-fault';
import { ARCHIVE_LIMITS } from './archive-limits';
import { bufferSource, type ByteSource } from './byte-source';
import { readDirectory, type ArchiveEntry } from './read-directory';

const LOCAL = 0x04_03_4b_50;
const LOCAL_BYTES = 30;
const PIECE_BYTES = 256 * 1024;
const [STORED, DEFLATED] = [0, 8];

/** Magic numbers of ZIP archives in hexadecimal: with entries and without. */
const ARCHIVES = ['504b0304', '504b0506'];
const GZIP = ['1f8b08'];
/** Magic numbers of 7z, RAR, xz, bzip2, Zstandard, cabinet. */
const OTHER_ARCHIVES = ['377abcaf271c', '526172211a07', 'fd377a585a00', '425a68', '28b52ffd', '4d534346'];

const beginsWith = (head: string, signatures: readonly string[]): boolean =>
  signatures.some((signature) => head.startsWith(signature));

/** Budget that an archive shares with its embedded archives. */
interface Budget {
  entries: number;
  bytes: number;
  /** Size of the outermost archive in bytes. */
  readonly packed: number;
}

/**
 * Unpacks an archive and its embedded ones, discards the output, and refuses it by its actual size. Sizes declared in its directory are
 * checked first, before unpacking.
 *
 * @throws ArchiveFault for too many entries or bytes, too high a ratio, entries that overlap or differ from their declaration, and nesting
 * that is too deep
 */
export async function requireUnpackable(source: ByteSource): Promise<void> {
  await unpack(source, { entries: 0, bytes: 0, packed: source.size }, 0);
}

async function unpack(source: ByteSource, budget: Budget, depth: number): Promise<void> {
  const entries = await readDirectory(source, ARCHIVE_LIMITS.entries);
  if (!entries) throw new ArchiveFault('ARCHIVO_FALSO');
  budget.entries += entries.length;
  if (budget.entries > ARCHIVE_LIMITS.entries)
    throw new ArchiveFault('ARCHIVO_PARTES', { limite: ARCHIVE_LIMITS.entries });
  requireWithin(
    budget,
    entries.reduce((sum, { size }) => sum + size, 0),
  );
  for (const entry of entries) await unpackEntry(source, entry, budget, depth);
}

/** @throws ArchiveFault when the added bytes exceed the limit */
function requireWithin({ bytes, packed }: Budget, more: number): void {
  const total = bytes + more;
  if (total > ARCHIVE_LIMITS.unpackedBytes)
    throw new ArchiveFault('ARCHIVO_DEMASIADO_GRANDE', { limite: ARCHIVE_LIMITS.unpackedBytes / 1024 ** 2 });
  if (total > ARCHIVE_LIMITS.ratioFreeBytes + packed * ARCHIVE_LIMITS.ratio)
    throw new ArchiveFault('ARCHIVO_INFLADO', { limite: ARCHIVE_LIMITS.ratio });
}

async function unpackEntry(source: ByteSource, entry: ArchiveEntry, budget: Budget, depth: number): Promise<void> {
  const start = await contentOf(source, entry);
  if (entry.packed === 0 && entry.size === 0) return;
  const packed = Readable.from(pieces(source, start, start + entry.packed));
  let size = 0;
  let embedded: Buffer[] | null = null;
  let head = '';
  for await (const piece of entry.method === STORED ? packed : unpacked(packed, createInflateRaw())) {
    if (size === 0) {
      head = piece.toString('hex', 0, 16);
      if (beginsWith(head, OTHER_ARCHIVES)) throw new ArchiveFault('ARCHIVO_ANIDADO');
      if (beginsWith(head, [...ARCHIVES, ...GZIP])) embedded = [];
    }
    requireWithin(budget, piece.length);
    budget.bytes += piece.length;
    size += piece.length;
    if (size > entry.size) throw new ArchiveFault('ARCHIVO_FALSO');
    if (!embedded) continue;
    if (size > ARCHIVE_LIMITS.embeddedBytes) throw new ArchiveFault('ARCHIVO_ANIDADO');
    embedded.push(piece);
  }
  if (size !== entry.size) throw new ArchiveFault('ARCHIVO_FALSO');
  if (!embedded) return;
  if (depth >= ARCHIVE_LIMITS.depth) throw new ArchiveFault('ARCHIVO_ANIDADO');
  const content = Buffer.concat(embedded);
  if (beginsWith(head, ARCHIVES)) return unpack(bufferSource(content), budget, depth + 1);
  // Pictures of Office (EMZ, WMZ) are compressed themselves.
  for await (const piece of unpacked(Readable.from([content]), createGunzip())) {
    requireWithin(budget, piece.length);
    budget.bytes += piece.length;
  }
}

/**
 * Returns the offset of an entry's content. @throws ArchiveFault for a local header that differs from the directory, encryption, or a
 * method other than stored and deflated
 */
async function contentOf(source: ByteSource, { at, end, packed, method, isEncrypted }: ArchiveEntry): Promise<number> {
  const local = await source.read(at, LOCAL_BYTES);
  if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== LOCAL) throw new ArchiveFault('ARCHIVO_FALSO');
  if (isEncrypted || ![STORED, DEFLATED].includes(method) || local.readUInt16LE(8) !== method)
    throw new ArchiveFault('ARCHIVO_FALSO');
  const start = at + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (start + packed > end) throw new ArchiveFault('ARCHIVO_FALSO');
  return start;
}

async function* pieces(source: ByteSource, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += PIECE_BYTES) yield source.read(at, Math.min(PIECE_BYTES, end - at));
}

/** Unpacks bytes piece by piece; the stream ends with its reader. @throws ArchiveFault for bytes that cannot be unpacked */
async function* unpacked(packed: Readable, unpacking: InflateRaw | Gunzip): AsyncGenerator<Buffer> {
  packed.on('error', (error) => unpacking.destroy(error));
  packed.pipe(unpacking);
  try {
    for await (const piece of unpacking) yield piece as Buffer;
  } catch (error) {
    throw String((error as NodeJS.ErrnoException).code).startsWith('Z_') ? new ArchiveFault('ARCHIVO_FALSO') : error;
  } finally {
    packed.destroy();
  }
}
