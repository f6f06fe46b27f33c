import { exifOf, orientationOf, UPRIGHT } from './exif-orientation';

const EXIF = 'Exif\0\0';
const [APP0, APP1, APP2, APP14, APP15, COMMENT] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];
const [START, END, SCAN] = [0xd8, 0xd9, 0xda];

/**
 * Removes EXIF with its location and thumbnail, XMP, IPTC, comments and trailing bytes from a JPEG. Colours (JFIF, ICC, Adobe) and
 * orientation stay. Null for a file that is no sequence of whole segments.
 */
export function strippedJpeg(file: Buffer): Buffer | null {
  if (file[0] !== 0xff || file[1] !== START) return null;
  const kept: Buffer[] = [];
  let orientation = UPRIGHT;
  let at = 2;
  for (;;) {
    // Any number of 0xFF may precede a marker as padding.
    while (file[at] === 0xff && file[at + 1] === 0xff) at += 1;
    const marker = file[at + 1];
    if (file[at] !== 0xff || marker === undefined) return null;
    if (marker === END) {
      kept.push(file.subarray(at, at + 2));
      break;
    }
    if (at + 4 > file.length) return null;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4) return null;
    const segment = file.subarray(at, end);
    if (marker === APP1 && segment.toString('latin1', 4, 10) === EXIF)
      orientation = orientationOf(segment.subarray(10));
    if (isPicture(marker, segment)) kept.push(segment);
    at = end;
    if (marker !== SCAN) continue;
    const next = endOfScan(file, at);
    kept.push(file.subarray(at, next));
    at = next;
    // A truncated file is accepted: browsers show its part.
    if (at >= file.length) break;
  }
  const upright = orientation === UPRIGHT ? [] : [exifSegment(orientation)];
  return Buffer.concat([file.subarray(0, 2), ...upright, ...kept]);
}

function isPicture(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  return (
    (marker === APP0 && segment.toString('latin1', 4, 9) === 'JFIF\0') ||
    (marker === APP2 && segment.toString('latin1', 4, 16) === 'ICC_PROFILE\0') ||
    marker === APP14
  );
}

/** Returns the end of the coded data of a scan: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), exifOf(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
