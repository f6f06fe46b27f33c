import { exifOf, orientationOf, UPRIGHT } from './exif-orientation';

const HEAD = 12;
/** Flags of the extended header for metadata. */
const [HAS_XMP, HAS_EXIF] = [0x04, 0x08];

/** Removes EXIF, XMP and trailing bytes from a WebP; its orientation stays. Null for a file that is no sequence of whole chunks. */
export function strippedWebp(file: Buffer): Buffer | null {
  const whole = HEAD - 4 + file.readUInt32LE(4);
  if (whole > file.length) return null;
  const kept: Buffer[] = [];
  let orientation = UPRIGHT;
  for (let at = HEAD; at < whole;) {
    if (at + 8 > whole) return null;
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) return null;
    const type = file.toString('latin1', at, at + 4);
    // Some encoders begin the block with the prefix of JPEG.
    if (type === 'EXIF')
      orientation = orientationOf(
        file.subarray(at + (file.toString('latin1', at + 8, at + 14) === 'Exif\0\0' ? 14 : 8), at + 8 + length),
      );
    else if (type !== 'XMP ') kept.push(file.subarray(at, Math.min(end, whole)));
    at = end;
  }
  const exif = orientation === UPRIGHT ? null : exifOf(orientation);
  const chunks = kept.map((chunk) =>
    chunk.toString('latin1', 0, 4) === 'VP8X' ? flagged(chunk, exif !== null) : chunk,
  );
  if (exif) chunks.push(chunkOf('EXIF', exif));
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

function flagged(chunk: Buffer, hasExif: boolean): Buffer {
  const copy = Buffer.from(chunk);
  copy[8] = (copy[8]! & ~(HAS_XMP | HAS_EXIF)) | (hasExif ? HAS_EXIF : 0);
  return copy;
}

function chunkOf(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
