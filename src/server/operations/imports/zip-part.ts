import { createInflateRaw } from 'node:zlib';

/** A file inside a ZIP archive (APPNOTE 4.3): where it is and how it is packed. */
export interface ZipPart {
  readonly name: string;
  /** Bytes as it lies in the archive, and as the archive says it unpacks to. */
  readonly packed: Uint8Array;
  readonly size: number;
  readonly deflated: boolean;
}

const [END, ENTRY, LOCAL] = [0x06_05_4b_50, 0x02_01_4b_50, 0x04_03_4b_50];
const [END_SIZE, LONGEST_COMMENT] = [22, 65_535];
/** Sizes and places beyond this stand in an extra field (4.5.3). */
const FULL = 0xff_ff_ff_ff;
const CHUNK = 256 * 1024;

/**
 * The files of an archive by its directory, which stands at its end: what is written before each file may leave its size out.
 *
 * @throws RangeError or Error when it is no archive, or a broken one
 */
export function zipParts(archive: Buffer): ZipPart[] {
  let end = archive.length - END_SIZE;
  while (archive.readUInt32LE(end) !== END) {
    end -= 1;
    if (end < archive.length - END_SIZE - LONGEST_COMMENT) throw new Error('No directory of an archive.');
  }
  const parts: ZipPart[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('No entry of a directory.');
    const method = archive.readUInt16LE(at + 10);
    const [nameLength, extraLength, commentLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30), archive.readUInt16LE(at + 32)];
    const extra = archive.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const [size = 0, packedSize = 0, offset = 0] = wide([archive.readUInt32LE(at + 24), archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)], extra);
    if (archive.readUInt32LE(offset) !== LOCAL) throw new Error('No file where the directory says.');
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    if (start + packedSize > archive.length) throw new Error('A file that goes on after the end.');
    if (method === 0 || method === 8) parts.push({ name: archive.toString('utf8', at + 46, at + 46 + nameLength), packed: archive.subarray(start, start + packedSize), size, deflated: method === 8 });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return parts;
}

/** Numbers that did not fit, from the extra field, where those alone stand, in this order. */
function wide(numbers: readonly number[], extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    return numbers.map((number) => {
      if (number !== FULL) return number;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    });
  }
  return [...numbers];
}

/** A part's bytes, unpacked piece by piece, and how much of it has been read, from 0 to 1. */
export async function* unpacked({ packed, deflated }: ZipPart): AsyncGenerator<{ readonly bytes: Uint8Array; readonly read: number }> {
  if (!deflated) {
    for (let at = 0; at < packed.length; at += CHUNK) yield { bytes: packed.subarray(at, at + CHUNK), read: Math.min(1, (at + CHUNK) / packed.length) };
    return;
  }
  const inflate = createInflateRaw({ chunkSize: CHUNK });
  inflate.end(packed);
  // Unpacked by another thread; ours has its turn between the pieces.
  for await (const chunk of inflate) yield { bytes: chunk as Uint8Array, read: Math.min(1, inflate.bytesWritten / packed.length) };
}
