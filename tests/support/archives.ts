import { constants, crc32, deflateRawSync } from 'node:zlib';

const MB = 1024 * 1024;

/** Entry of an archive as it is written; its declared values may be false. */
export interface Part {
  readonly name: string;
  readonly content?: Uint8Array;
  /** Deflated data, if different from deflated `content`. */
  readonly packed?: Uint8Array;
  /** Declared size. */
  readonly size?: number;
  /** 0 means stored, 8 deflated. */
  readonly method?: number;
  readonly localMethod?: number;
  readonly flags?: number;
  /** Offset in the directory, if different from the real one. */
  readonly at?: (places: readonly number[]) => number;
}

interface Options {
  /** Number of entries in the end record. */
  readonly count?: number;
  readonly isZip64?: boolean;
}

/** Returns an archive (APPNOTE.TXT 6.3.10) of the given parts. */
export function archive(parts: readonly Part[], { count = parts.length, isZip64 = false }: Options = {}): Buffer {
  const locals: Buffer[] = [];
  const places: number[] = [];
  let at = 0;
  const made = parts.map((part) => {
    const { content = new Uint8Array(), method = 8 } = part;
    const packed = part.packed ?? (method === 8 ? deflateRawSync(content) : content);
    return { part, method, packed, size: part.size ?? content.length, crc: crc32(content) };
  });
  for (const { part, method, packed, size, crc } of made) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04_03_4b_50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(part.flags ?? 0, 6);
    head.writeUInt16LE(part.localMethod ?? method, 8);
    head.writeUInt32LE(crc, 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(Math.min(size, 0xff_ff_ff_ff), 22);
    head.writeUInt16LE(Buffer.byteLength(part.name), 26);
    places.push(at);
    const local = Buffer.concat([head, Buffer.from(part.name), packed]);
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(
    made.map(({ part, method, packed, size, crc }, index) => {
      const isLarge = isZip64 || size >= 0xff_ff_ff_ff;
      const head = Buffer.alloc(46);
      head.writeUInt32LE(0x02_01_4b_50, 0);
      head.writeUInt16LE(part.flags ?? 0, 8);
      head.writeUInt16LE(method, 10);
      head.writeUInt32LE(crc, 16);
      head.writeUInt32LE(packed.length, 20);
      head.writeUInt32LE(isLarge ? 0xff_ff_ff_ff : size, 24);
      head.writeUInt16LE(Buffer.byteLength(part.name), 28);
      head.writeUInt16LE(isLarge ? 12 : 0, 30);
      head.writeUInt32LE(part.at ? part.at(places) : places[index]!, 42);
      const extra = Buffer.alloc(isLarge ? 12 : 0);
      if (isLarge) {
        extra.writeUInt16LE(1, 0);
        extra.writeUInt16LE(8, 2);
        extra.writeBigUInt64LE(BigInt(size), 4);
      }
      return Buffer.concat([head, Buffer.from(part.name), extra]);
    }),
  );
  return Buffer.concat([...locals, withEnd(directory, at, count, isZip64)]);
}

/** Returns a directory with its end record, which states the given number of entries. */
export function withEnd(directory: Buffer, at: number, count: number, isZip64: boolean): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(isZip64 ? 0xff_ff : count, 8);
  end.writeUInt16LE(isZip64 ? 0xff_ff : count, 10);
  end.writeUInt32LE(isZip64 ? 0xff_ff_ff_ff : directory.length, 12);
  end.writeUInt32LE(isZip64 ? 0xff_ff_ff_ff : at, 16);
  if (!isZip64) return Buffer.concat([directory, end]);
  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x06_06_4b_50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeBigUInt64LE(BigInt(count), 24);
  large.writeBigUInt64LE(BigInt(count), 32);
  large.writeBigUInt64LE(BigInt(directory.length), 40);
  large.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07_06_4b_50, 0);
  locator.writeBigUInt64LE(BigInt(at + directory.length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([directory, large, locator, end]);
}

/** Returns the given number of megabytes of zeros, deflated to a thousandth. */
export function packedZeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(MB), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: megabytes }, () => one), Buffer.from([3, 0])]);
}

const MAIN: Part = { name: 'word/document.xml', content: Buffer.from('<w:document/>') };

/** Returns a text document with additional parts. */
export const documentWith = (parts: readonly Part[], options: Options = {}): Buffer =>
  archive([MAIN, ...parts], { count: parts.length + 1, ...options });
