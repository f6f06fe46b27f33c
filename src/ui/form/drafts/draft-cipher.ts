import { inStore, KEYS } from './draft-database';

/** A sealed text as it lies in the browser's database. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/**
 * The person's key, made with their first draft. It cannot be exported: whoever copies the disk or reads a backup of
 * the profile finds no clinical data in clear. It does not hold against somebody who runs code in this very browser
 * profile: that would take a key that only the server hands out.
 */
async function keyOf(owner: number): Promise<CryptoKey> {
  const known = await inStore<CryptoKey | undefined>(
    KEYS,
    'readonly',
    (store) => store.get(owner) as IDBRequest<CryptoKey | undefined>,
  );
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  try {
    await inStore(KEYS, 'readwrite', (store) => store.add(key, owner));
    return key;
  } catch {
    // Another tab was first.
    return keyOf(owner);
  }
}

const keys = new Map<number, Promise<CryptoKey>>();

function cachedKeyOf(owner: number): Promise<CryptoKey> {
  const known = keys.get(owner);
  if (known) return known;
  const key = keyOf(owner);
  keys.set(owner, key);
  key.catch(() => keys.delete(owner));
  return key;
}

/** The keys in memory are of no use once the stored ones are gone. */
export function forgetKeys(): void {
  keys.clear();
}

/** @param label what the text is; it opens under the same label only */
export async function seal(owner: number, label: string, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encode(label) },
    await cachedKeyOf(owner),
    encode(text),
  );
  return { iv, data };
}

/** @throws when it was sealed for somebody else, under another label, or was tampered with */
export async function unseal(owner: number, label: string, { iv, data }: Sealed): Promise<string> {
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv, additionalData: encode(label) },
    await cachedKeyOf(owner),
    data,
  );
  return new TextDecoder().decode(text);
}

const encode = (text: string) => new TextEncoder().encode(text);
