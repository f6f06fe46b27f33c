import { crc32 } from 'node:zlib';
import { exifOf, orientationOf, UPRIGHT } from './exif-orientation';

const SIGNATURE = 8;
/** Types of chunks with metadata. */
const BESIDE: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** Removes texts, time, EXIF and trailing bytes from a PNG; its orientation stays. Null for a file that is no sequence of whole chunks. */
export function strippedPng(file: Buffer): Buffer | null {
  const kept = [file.subarray(0, SIGNATURE)];
  let at = SIGNATURE;
  for (;;) {
    if (at + 12 > file.length) return null;
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf') {
      const orientation = orientationOf(file.subarray(at + 8, end - 4));
      if (orientation !== UPRIGHT) kept.push(chunkOf('eXIf', exifOf(orientation)));
    } else if (!BESIDE.has(type)) kept.push(file.subarray(at, end));
    at = end;
    if (type === 'IEND') return Buffer.concat(kept);
  }
}

function chunkOf(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}
