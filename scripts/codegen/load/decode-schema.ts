/** Text of a schema file, and its first invalid byte. */
export interface Decoded {
  readonly text: string;
  /** Null for valid UTF-8. Line and column start at 1. */
  readonly fault: { readonly line: number; readonly column: number; readonly message: string } | null;
}

/**
 * Decodes a schema file. Text that is not UTF-8 is decoded with its likely encoding, so that the line can be shown, and its invalid byte is
 * reported.
 */
export function decodeSchema(bytes: Buffer): Decoded {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfffe || mark === 0xfeff) {
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
    const text = (mark === 0xfffe ? whole : Buffer.from(whole).swap16()).toString('utf16le').replace(/^\uFEFF/, '');
    return {
      text,
      fault: { line: 1, column: 1, message: `The file begins with the bytes ${hex(bytes, 0, 2)}: it is UTF-16.` },
    };
  }
  const text = bytes.toString('utf8');
  const again = Buffer.from(text, 'utf8');
  // Invalid UTF-8 does not survive decoding and encoding.
  const at = bytes.equals(again) ? -1 : bytes.findIndex((byte, index) => byte !== again[index]);
  if (at < 0) return { text: text.replace(/^\uFEFF/, ''), fault: null };
  const before = bytes.subarray(0, at).toString('utf8');
  const line = before.split('\n');
  return {
    text: bytes.toString('latin1'),
    fault: {
      line: line.length,
      column: line.at(-1)!.length + 1,
      message: `Byte ${at + 1} of the file, ${hex(bytes, at, at + 1)}, is no UTF-8; in Latin-1 it would be «${bytes.toString('latin1', at, at + 1)}».`,
    },
  };
}

function hex(bytes: Buffer, from: number, to: number): string {
  return [...bytes.subarray(from, to)].map((byte) => `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(' ');
}
