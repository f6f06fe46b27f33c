import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ARCHIVE_LIMITS } from '#platform/server/db/files/archive/archive-limits';
import { bufferSource } from '#platform/server/db/files/archive/byte-source';
import { requireUnpackable } from '#platform/server/db/files/archive/require-unpackable';
import { archive, documentWith, packedZeros, withEnd, type Part } from '../support/archives';

const MB = 1024 * 1024;
const zeros = (name: string, megabytes: number): Part => ({
  name,
  packed: packedZeros(megabytes),
  size: megabytes * MB,
});
const inside = (content: Buffer): Buffer => documentWith([{ name: 'word/embeddings/a.docx', content, method: 0 }]);
/** Nests a document to the given depth. */
const nested = (depth: number): Buffer =>
  Array.from({ length: depth }).reduce<Buffer>(inside, documentWith([{ name: 'a', content: Buffer.from('a') }]));

/** Returns a directory that names the given number of one-byte entries. */
function manyEntries(count: number): Buffer {
  const whole = archive([{ name: 'a', content: Buffer.from('a'), method: 0 }]);
  const start = whole.length - 22 - 47;
  const directory = Buffer.alloc(47 * count, whole.subarray(start, start + 47));
  return Buffer.concat([whole.subarray(0, start), withEnd(directory, start, count, true)]);
}

const REFUSED: Readonly<Record<string, readonly [string, () => Buffer]>> = {
  '10 MB that unpack to 10 GB': ['ARCHIVO_DEMASIADO_GRANDE', () => documentWith([zeros('a', 10 * 1024)])],
  'a hundred parts that unpack to 500 MB': [
    'ARCHIVO_DEMASIADO_GRANDE',
    () => documentWith(Array.from({ length: 100 }, (_, index) => zeros(`a${index}`, 5))),
  ],
  '100 KB that unpack to 100 MB': ['ARCHIVO_INFLADO', () => documentWith([zeros('a', 100)])],
  '1 GB that declares 100 bytes': ['ARCHIVO_FALSO', () => documentWith([{ ...zeros('a', 1024), size: 100 }])],
  'a byte that declares a megabyte': [
    'ARCHIVO_FALSO',
    () => documentWith([{ name: 'a', content: Buffer.from('a'), size: MB }]),
  ],
  'declared 16 EB, in ZIP64': [
    'ARCHIVO_DEMASIADO_GRANDE',
    () => documentWith([{ name: 'a', content: Buffer.from('a'), size: 2 ** 63 }], { isZip64: true }),
  ],
  'a thousand entries of one content': [
    'ARCHIVO_FALSO',
    () => {
      const one = zeros('a', 1);
      const others = Array.from({ length: 1000 }, (_, index) => ({
        name: `b${index}`,
        size: MB,
        at: (places: readonly number[]) => places[1]!,
      }));
      return documentWith([one, ...others]);
    },
  ],
  'an entry inside the content of another': [
    'ARCHIVO_FALSO',
    () =>
      documentWith([
        { name: 'a', content: archive([{ name: 'b', content: Buffer.from('b') }]), method: 0 },
        { name: 'b', content: Buffer.from('b'), at: (places) => places[1]! + 31 },
      ]),
  ],
  'an entry that reaches into the directory': [
    'ARCHIVO_FALSO',
    () => documentWith([{ name: 'a', content: Buffer.from('a'), at: (places) => places[1]! + 1 }]),
  ],
  'a million entries': ['ARCHIVO_PARTES', () => manyEntries(1_000_000)],
  'a million entries that are counted and not there': [
    'ARCHIVO_PARTES',
    () => documentWith([], { count: 1_000_000, isZip64: true }),
  ],
  'more entries than are counted': ['ARCHIVO_FALSO', () => documentWith([zeros('a', 1)], { count: 1 })],
  'fewer entries than are counted': ['ARCHIVO_FALSO', () => documentWith([zeros('a', 1)], { count: 3 })],
  'documents in documents, too deep': ['ARCHIVO_ANIDADO', () => nested(ARCHIVE_LIMITS.depth + 1)],
  'an inner document that unpacks to 1 GB': [
    'ARCHIVO_DEMASIADO_GRANDE',
    () => inside(documentWith([zeros('a', 1024)])),
  ],
  'inner documents that together unpack to 80 MB': [
    'ARCHIVO_INFLADO',
    () =>
      documentWith(
        Array.from({ length: 8 }, (_, index) => ({
          name: `word/embeddings/${index}.docx`,
          content: documentWith([zeros('a', 10)]),
        })),
      ),
  ],
  'inner documents with too many entries together': [
    'ARCHIVO_PARTES',
    () =>
      documentWith(
        Array.from({ length: 3 }, (_, index) => ({
          name: `${index}.docx`,
          content: archive(Array.from({ length: 4000 }, (_part, part) => ({ name: String(part), method: 0 }))),
        })),
      ),
  ],
  'a picture packed for itself that unpacks to 100 MB': [
    'ARCHIVO_INFLADO',
    () => documentWith([{ name: 'word/media/a.emz', content: gzipSync(Buffer.alloc(100 * MB)) }]),
  ],
  'parts of a damaged picture': [
    'ARCHIVO_FALSO',
    () => documentWith([{ name: 'a.emz', content: gzipSync(Buffer.alloc(1000)).subarray(0, 20) }]),
  ],
  ...Object.fromEntries(
    (
      [
        ['7z', '7z\xBC\xAF\x27\x1C'],
        ['RAR', 'Rar!\x1A\x07\x01\0'],
        ['xz', '\xFD7zXZ\0'],
        ['bzip2', 'BZh91AY&SY'],
        ['Zstandard', '\x28\xB5\x2F\xFD'],
        ['cabinet', 'MSCF\0\0\0\0'],
      ] as const
    ).map(([kind, signature]) => [
      `an archive of the kind ${kind} inside`,
      [
        'ARCHIVO_ANIDADO',
        () => documentWith([{ name: 'a.bin', content: Buffer.from(`${signature}x`, 'latin1') }]),
      ] as const,
    ]),
  ),
  'an encrypted entry': ['ARCHIVO_FALSO', () => documentWith([{ name: 'a', content: Buffer.from('a'), flags: 1 }])],
  'an entry packed in another way': [
    'ARCHIVO_FALSO',
    () => documentWith([{ name: 'a', content: Buffer.from('a'), method: 12 }]),
  ],
  'an entry whose own header names another way': [
    'ARCHIVO_FALSO',
    () => documentWith([{ name: 'a', content: Buffer.from('a'), localMethod: 0 }]),
  ],
  'bytes that do not unpack': [
    'ARCHIVO_FALSO',
    () => documentWith([{ name: 'a', packed: Buffer.alloc(100, 0xff), size: 100 }]),
  ],
  'an archive without its end': ['ARCHIVO_FALSO', () => documentWith([zeros('a', 1)]).subarray(0, -10)],
  'bytes before an archive': [
    'ARCHIVO_FALSO',
    () => Buffer.concat([Buffer.from('MZ executable'), documentWith([zeros('a', 1)])]),
  ],
  'bytes behind an archive': ['ARCHIVO_FALSO', () => Buffer.concat([documentWith([zeros('a', 1)]), Buffer.from('x')])],
};

const TAKEN: Readonly<Record<string, () => Buffer>> = {
  'a document': () => documentWith([zeros('word/styles.xml', 1)]),
  'a document in ZIP64': () => documentWith([zeros('word/styles.xml', 1)], { isZip64: true }),
  'a folder and an empty part': () => documentWith([{ name: 'word/', method: 0 }, { name: 'empty' }]),
  'a document with a workbook in a presentation': () => nested(ARCHIVE_LIMITS.depth),
  'a picture packed for itself': () => documentWith([{ name: 'a.emz', content: gzipSync(Buffer.alloc(MB)) }]),
  'a sheet of a hundred thousand rows': () =>
    documentWith([
      {
        name: 'xl/worksheets/sheet1.xml',
        content: Buffer.from(
          Array.from(
            { length: 100_000 },
            (_, row) => `<row r="${row}"><c r="A${row}" t="s"><v>${row % 7}</v></c></row>`,
          ).join(''),
        ),
      },
    ]),
};

describe('an archive', () => {
  it.each(Object.entries(REFUSED))('is refused with %s', async (_name, [codigo, make]) => {
    await expect(requireUnpackable(bufferSource(make()))).rejects.toMatchObject({ name: 'ArchiveFault', codigo });
  });

  it.each(Object.entries(TAKEN))('is accepted with %s', async (_name, make) => {
    await expect(requireUnpackable(bufferSource(make()))).resolves.toBeUndefined();
  });
});
