import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';

const HEAD =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>clave</t></is></c><c r="B1" t="inlineStr"><is><t>nombre</t></is></c></row>';
const SHEET = 'xl/worksheets/sheet1.xml';

/** Returns a workbook of the given parts. */
export function workbook(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );
}

/** Returns a workbook whose sheet has headings and the given rows. */
export function sheetWith(rows: string): Uint8Array {
  return workbook({ [SHEET]: `<worksheet><sheetData>${HEAD}${rows}</sheetData></worksheet>` });
}

/** Returns a workbook whose sheet repeats one piece many times and therefore compresses extremely well. */
export function repeatedSheet(before: string, piece: string, times: number, after: string): Uint8Array {
  const sheet = Buffer.concat([
    Buffer.from(`<worksheet><sheetData>${HEAD}${before}`),
    Buffer.alloc(piece.length * times, piece),
    Buffer.from(`${after}</sheetData></worksheet>`),
  ]);
  return archiveOf(SHEET, deflateRawSync(sheet, { level: 1 }), sheet.length, crc32(sheet));
}

/** Returns an archive of one compressed part with an arbitrary declared size. */
export function archiveOf(name: string, packed: Uint8Array, size: number, crc: number): Uint8Array {
  const whole = Buffer.from(zipSync({ [name]: [new Uint8Array(), { level: 0 }] } satisfies Zippable));
  const local = 30 + name.length;
  const [head, directory] = [whole.subarray(0, local), whole.subarray(local)];
  for (const [part, at] of [
    [head, 8],
    [directory, 10],
  ] as const) {
    part.writeUInt16LE(8, at);
    part.writeUInt32LE(crc, at + 6);
    part.writeUInt32LE(packed.length, at + 10);
    part.writeUInt32LE(size, at + 14);
  }
  directory.writeUInt32LE(local + packed.length, directory.length - 6);
  return Buffer.concat([head, packed, directory]);
}
