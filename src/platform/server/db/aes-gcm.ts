import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypted text with everything needed to decrypt it except the key. */
export interface Encrypted {
  readonly iv: Buffer;
  readonly text: Buffer;
  readonly tag: Buffer;
}

/**
 * Encrypts a text by AES-256-GCM with a new initialisation vector of 96 bits (NIST SP 800-38D, 8.2).
 *
 * @param key 32 bytes
 * @param boundTo place of the text, as associated data: it cannot be decrypted for another place
 */
export function encrypt(key: Uint8Array, boundTo: string, plain: string): Encrypted {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(boundTo));
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return { iv, text, tag: cipher.getAuthTag() };
}

/**
 * Decrypts a text of `encrypt`.
 *
 * @throws for another key or place, and for changed bytes
 */
export function decrypt(key: Uint8Array, boundTo: string, { iv, text, tag }: Encrypted): string {
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

/** Joins vector, text and tag into one value. */
export const joined = ({ iv, text, tag }: Encrypted): Buffer => Buffer.concat([iv, text, tag]);

/** Splits a value of `joined` into its parts. */
export const parted = (bytes: Buffer): Encrypted => ({
  iv: bytes.subarray(0, IV_BYTES),
  text: bytes.subarray(IV_BYTES, -TAG_BYTES),
  tag: bytes.subarray(-TAG_BYTES),
});
