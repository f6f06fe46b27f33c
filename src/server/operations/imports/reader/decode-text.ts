import { isUtf8 } from 'node:buffer';

/** A character of several bytes as UTF-8 writes it, in bytes that are looked at one by one. */
const UTF8_SEQUENCE = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/;

/**
 * Text of a file that does not say how it is encoded. UTF-16 says so in its first bytes; what is no UTF-8 is Windows-1252, unless some of it can
 * only be UTF-8: then it is a UTF-8 file with bytes that went wrong, and those become U+FFFD.
 */
export function decodeText(bytes: Buffer): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  return UTF8_SEQUENCE.test(bytes.toString('latin1')) ? 'utf-8' : 'windows-1252';
}
