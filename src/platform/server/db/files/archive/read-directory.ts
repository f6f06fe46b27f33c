import { ArchiveFault } from './archive-fault';
import type { ByteSource } from './byte-source';

/** Entry of a central directory. */
export interface ArchiveEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
  /** Compressed and unpacked size in bytes, as the directory declares them. */
  readonly packed: number;
  readonly size: number;
  /** Offset of the local header, and of the next entry or the directory, which it must not reach. */
  readonly at: number;
  readonly end: number;
}

const END = 0x06_05_4b_50;
const END_64 = 0x06_06_4b_50;
const LOCATOR_64 = 0x07_06_4b_50;
const HEADER = 0x02_01_4b_50;
const [END_BYTES, LOCATOR_BYTES, END_64_BYTES, HEADER_BYTES, LOCAL_BYTES] = [22, 20, 56, 46, 30];
const MAX_COMMENT = 0xff_ff;
/**
 * Size of a piece of the directory. An entry's name, extra field and comment are shorter, so that a piece contains at least one whole
 * entry.
 */
const PIECE_BYTES = 1024 * 1024;
const ZIP64_FIELD = 1;

interface Directory {
  readonly count: number;
  readonly at: number;
  readonly end: number;
}

/**
 * Reads the entries of a ZIP archive from its central directory, by offset (APPNOTE.TXT 6.3.10, 4.3.12 to 4.3.16). Null for bytes without a
 * directory, or with a broken one.
 *
 * @throws ArchiveFault for more than `maxEntries`, a directory whose count is wrong, and overlapping entries
 */
export async function readDirectory(source: ByteSource, maxEntries: number): Promise<readonly ArchiveEntry[] | null> {
  const directory = await findDirectory(source);
  if (!directory) return null;
  if (directory.count > maxEntries) throw new ArchiveFault('ARCHIVO_PARTES', { limite: maxEntries });
  const entries: Omit<ArchiveEntry, 'end'>[] = [];
  let piece: Buffer = Buffer.alloc(0);
  let pieceAt = directory.at;
  for (let at = directory.at; at < directory.end;) {
    if (at + 3 * MAX_COMMENT + HEADER_BYTES > pieceAt + piece.length && pieceAt + piece.length < directory.end) {
      piece = await source.read(at, Math.min(PIECE_BYTES, directory.end - at));
      pieceAt = at;
    }
    const header = piece.subarray(at - pieceAt);
    if (header.length < HEADER_BYTES || header.readUInt32LE(0) !== HEADER) return null;
    const length = HEADER_BYTES + header.readUInt16LE(28) + header.readUInt16LE(30) + header.readUInt16LE(32);
    if (header.length < length) return null;
    const entry = entryOf(header.subarray(0, length));
    if (!entry) return null;
    entries.push(entry);
    if (entries.length > directory.count) throw new ArchiveFault('ARCHIVO_FALSO');
    at += length;
  }
  if (entries.length !== directory.count) throw new ArchiveFault('ARCHIVO_FALSO');
  return placed(entries, directory.at);
}

/** Sorts the entries by offset, and sets the end of each. @throws ArchiveFault for overlapping entries */
function placed(entries: readonly Omit<ArchiveEntry, 'end'>[], directoryAt: number): readonly ArchiveEntry[] {
  const sorted = entries.toSorted((a, b) => a.at - b.at);
  return sorted.map((entry, index) => {
    const end = sorted[index + 1]?.at ?? directoryAt;
    if (entry.at + LOCAL_BYTES + Buffer.byteLength(entry.name, 'latin1') + entry.packed > end)
      throw new ArchiveFault('ARCHIVO_FALSO');
    return { ...entry, end };
  });
}

function entryOf(header: Buffer): Omit<ArchiveEntry, 'end'> | null {
  const nameLength = header.readUInt16LE(28);
  const extra = header.subarray(HEADER_BYTES + nameLength, HEADER_BYTES + nameLength + header.readUInt16LE(30));
  const large = largeValues(extra);
  /** Reads a value of four bytes, or the next 64-bit one when those are all ones. */
  const value = (at: number): number | null => {
    const short = header.readUInt32LE(at);
    return short === 0xff_ff_ff_ff ? (large.shift() ?? null) : short;
  };
  const [size, packed, at] = [value(24), value(20), value(42)];
  if (size === null || packed === null || at === null) return null;
  return {
    name: header.toString('latin1', HEADER_BYTES, HEADER_BYTES + nameLength),
    isEncrypted: (header.readUInt16LE(8) & 1) === 1,
    method: header.readUInt16LE(10),
    packed,
    size,
    at,
  };
}

function largeValues(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === ZIP64_FIELD && end <= extra.length)
      return Array.from({ length: Math.floor((end - at - 4) / 8) }, (_, index) =>
        Number(extra.readBigUInt64LE(at + 4 + index * 8)),
      );
    at = end;
  }
  return [];
}

/** Finds the directory, which ends at its end record or that of ZIP64. */
async function findDirectory(source: ByteSource): Promise<Directory | null> {
  const tailAt = Math.max(0, source.size - END_BYTES - MAX_COMMENT - LOCATOR_BYTES);
  const tail = await source.read(tailAt, source.size - tailAt);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const locator = at >= LOCATOR_BYTES ? tail.subarray(at - LOCATOR_BYTES, at) : null;
    const found =
      locator?.readUInt32LE(0) === LOCATOR_64
        ? await largeDirectory(source, Number(locator.readBigUInt64LE(8)))
        : {
            count: tail.readUInt16LE(at + 10),
            at: tail.readUInt32LE(at + 16),
            end: tail.readUInt32LE(at + 16) + tail.readUInt32LE(at + 12),
            before: tailAt + at,
          };
    return found && found.end === found.before ? found : null;
  }
  return null;
}

async function largeDirectory(
  source: ByteSource,
  at: number,
): Promise<(Directory & { readonly before: number }) | null> {
  if (at > source.size - END_64_BYTES) return null;
  const end = await source.read(at, END_64_BYTES);
  if (end.length < END_64_BYTES || end.readUInt32LE(0) !== END_64) return null;
  const start = Number(end.readBigUInt64LE(48));
  return {
    count: Number(end.readBigUInt64LE(32)),
    at: start,
    end: start + Number(end.readBigUInt64LE(40)),
    before: at,
  };
}
