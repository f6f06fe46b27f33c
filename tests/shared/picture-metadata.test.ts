import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openFileStore } from '#platform/server/db/files/file-store';
import { orientationOf } from '#platform/server/db/files/exif-orientation';

/** Two pixels, as browsers write them. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAaEAEAAQUAAAAAAAAAAAAAAAAAAQMENHKx/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQP/xAAaEQACAgMAAAAAAAAAAAAAAAAAAQIDMTJx/9oADAMBAAIRAxEAPwCEusqtvPQBHCKW7y6z/9k=',
  'base64',
);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEElEQVR4AWL6z8AARAwMAAAAAP//fAP9MwAAAAZJREFUAwANDgIBC6fMrQAAAABJRU5ErkJggg==',
  'base64',
);
const VP8 = Buffer.from('kAEAnQEqAgABAAJATCWgAnS6AAOYAP7uQx/ubHOLcFf/bQ//Wh/+tD/pQAA=', 'base64');

/** EXIF 2.32, 4.6: orientation, maker, and the directory of the location (25° 25′ N), in either byte order. */
function exif(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const tiff = Buffer.alloc(110);
  const isLittle = order === 'II';
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  const entry = (at: number, tag: number, type: number, count: number) => {
    short(tag, at);
    short(type, at + 2);
    long(count, at + 4);
  };
  tiff.write(order, 'latin1');
  short(42, 2);
  long(8, 4);
  short(3, 8);
  entry(10, 0x01_0f, 2, 6);
  long(50, 18);
  entry(22, 0x01_12, 3, 1);
  short(orientation, 30);
  entry(34, 0x88_25, 4, 1);
  long(60, 42);
  tiff.write('NIKON\0', 50, 'latin1');
  short(1, 60);
  entry(62, 0x00_02, 5, 3);
  long(80, 70);
  tiff.write('GPS-25-25', 80, 'latin1');
  return tiff;
}

const segment = (marker: number, content: Buffer | string) => {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};
const jpegWith = (...segments: readonly Buffer[]) =>
  Buffer.concat([JPEG.subarray(0, 2), ...segments, JPEG.subarray(2)]);
const exifSegment = (tiff: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
const pngWith = (...chunks: readonly (readonly [string, Buffer | string])[]) => {
  const made = chunks.map(([type, content]) => {
    const bytes = Buffer.from(content as string, 'latin1');
    const body = Buffer.concat([Buffer.from(type, 'latin1'), bytes]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(bytes.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  });
  return Buffer.concat([PNG.subarray(0, 33), ...made, PNG.subarray(33)]);
};
const riff = (...chunks: readonly (readonly [string, Buffer])[]) => {
  const body = Buffer.concat(
    chunks.map(([type, content]) => {
      const head = Buffer.alloc(8);
      head.write(type, 'latin1');
      head.writeUInt32LE(content.length, 4);
      return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
    }),
  );
  const head = Buffer.alloc(12);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, body]);
};
const webpWith = (flags: number, ...chunks: readonly (readonly [string, Buffer])[]) =>
  riff(['VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 0, 0, 0])], ['VP8 ', VP8], ...chunks);

const XMP = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>GPSLatitude</x:xmpmeta>');
const IPTC = segment(0xed, 'Photoshop 3.0\0GPS Saltillo');
const COMMENT = segment(0xfe, 'GPS de NIKON');

/** Uploaded and stored files. */
const CASES: readonly (readonly [
  title: string,
  sent: Buffer,
  kept: Buffer | { readonly orientation: number; readonly without: Buffer },
])[] = [
  ['a JPEG without anything', JPEG, JPEG],
  ['a JPEG with a place', jpegWith(exifSegment(exif(1))), JPEG],
  ['a JPEG with a place, in the other order of bytes', jpegWith(exifSegment(exif(1, 'MM'))), JPEG],
  ['a JPEG with XMP, IPTC and a comment', jpegWith(XMP, IPTC, COMMENT), JPEG],
  ['a JPEG with another picture behind its end', Buffer.concat([JPEG, jpegWith(exifSegment(exif(1)))]), JPEG],
  ['a JPEG on its side', jpegWith(exifSegment(exif(6)), XMP), { orientation: 6, without: JPEG }],
  [
    'a JPEG on its other side, in the other order of bytes',
    jpegWith(exifSegment(exif(8, 'MM'))),
    { orientation: 8, without: JPEG },
  ],
  ['a PNG without anything', PNG, PNG],
  [
    'a PNG with a place, texts and a time',
    pngWith(['eXIf', exif(1)], ['tEXt', 'GPS\0NIKON'], ['iTXt', 'XML:com.adobe.xmp\0GPS'], ['tIME', 'GPSNIKO']),
    PNG,
  ],
  ['a PNG with something behind its end', Buffer.concat([PNG, Buffer.from('GPS')]), PNG],
  ['a PNG on its side', pngWith(['eXIf', exif(6)]), { orientation: 6, without: PNG }],
  ['a WebP without anything', webpWith(0), webpWith(0)],
  ['a WebP with a place and XMP', webpWith(0x0c, ['EXIF', exif(1)], ['XMP ', Buffer.from('GPS!')]), webpWith(0)],
  ['a WebP on its side', webpWith(0x08, ['EXIF', exif(6)]), { orientation: 6, without: webpWith(0) }],
];

describe('an uploaded picture', () => {
  const keep = async (sent: Buffer) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'red-salud-fotos-'));
    try {
      const store = openFileStore(folder);
      const { huella, bytes } = await store.receive(Readable.from([sent]), 1_000_000, async () => null);
      const chunks: Buffer[] = [];
      for await (const chunk of await store.open(huella)) chunks.push(chunk as Buffer);
      const kept = Buffer.concat(chunks);
      expect(bytes).toBe(kept.length);
      return kept;
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  it.each(CASES)('is stored without location, time and device: %s', async (_, sent, expected) => {
    const kept = await keep(sent);
    expect(kept.includes('GPS') || kept.includes('NIKON')).toBe(false);
    const { orientation, without } = Buffer.isBuffer(expected) ? { orientation: 1, without: expected } : expected;
    // The orientation is the only metadata left.
    const at = kept.indexOf('MM\0*');
    expect(at === -1 ? 1 : orientationOf(kept.subarray(at, at + 26))).toBe(orientation);
    expect(kept.equals(without)).toBe(orientation === 1);
    expect(kept.length).toBeLessThan(without.length + 50);
  });

  it('is stored unchanged if it is incomplete, as are other files', async () => {
    for (const sent of [JPEG.subarray(0, 40), PNG.subarray(0, 50), Buffer.from('%PDF-1.7 GPS'), Buffer.from('GPS')])
      expect((await keep(sent)).equals(sent)).toBe(true);
  });
});
