import { Deflate, strToU8, zipSync, type Zippable } from 'fflate';

const HEAD = '<row r="1"><c r="A1" t="inlineStr"><is><t>clave</t></is></c><c r="B1" t="inlineStr"><is><t>nombre</t></is></c></row>';
const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook of the given parts. */
export function workbook(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])));
}

/** A workbook whose sheet has headings and whatever comes after them. */
export function sheetWith(rows: string): Uint8Array {
  return workbook({ [SHEET]: `<worksheet><sheetData>${HEAD}${rows}</sheetData></worksheet>` });
}

/** The same of one piece many times over, without ever holding what it unpacks to. */
export function repeatedSheet(before: string, piece: string, times: number, after: string): Uint8Array {
  const packed: Uint8Array[] = [];
  let [size, crc] = [0, 0xff_ff_ff_ff];
  const deflate = new Deflate({ level: 1 }, (chunk) => packed.push(chunk));
  const push = (text: Uint8Array, final = false) => {
    size += text.length;
    crc = crcOf(text, crc);
    deflate.push(text, final);
  };
  push(strToU8(`<worksheet><sheetData>${HEAD}${before}`));
  const together = Math.max(1, Math.floor(65_536 / Math.max(1, piece.length)));
  const block = strToU8(piece.repeat(together));
  for (let done = 0; done + together <= times; done += together) push(block);
  push(strToU8(piece.repeat(times % together)));
  push(strToU8(`${after}</sheetData></worksheet>`), true);
  return archiveOf(SHEET, Buffer.concat(packed), size, (crc ^ 0xff_ff_ff_ff) >>> 0);
}

/** An archive of one packed part, that says of its size what one wants. */
export function archiveOf(name: string, packed: Uint8Array, size: number, crc: number): Uint8Array {
  const whole = Buffer.from(zipSync({ [name]: [new Uint8Array(), { level: 0 }] } satisfies Zippable));
  const local = 30 + name.length;
  const [head, directory] = [whole.subarray(0, local), whole.subarray(local)];
  for (const [part, at] of [[head, 8], [directory, 10]] as const) {
    part.writeUInt16LE(8, at);
    part.writeUInt32LE(crc, at + 6);
    part.writeUInt32LE(packed.length, at + 10);
    part.writeUInt32LE(size, at + 14);
  }
  directory.writeUInt32LE(local + packed.length, directory.length - 6);
  return Buffer.concat([head, packed, directory]);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array, from: number): number {
  let crc = from;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return crc;
}
