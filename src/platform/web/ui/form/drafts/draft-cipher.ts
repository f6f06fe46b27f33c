import { seal, unseal, type Sealed } from '#platform/shared/text/sealed-text';
import { inStore, KEYS } from './draft-database';

/**
 * Returns the user's encryption key, created with the first draft. It is not exportable, so a copy of the disk or of the browser profile
 * exposes no clinical data. It does not protect against code in the same browser profile; that would require a key from the server.
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
    // Another tab created the key first.
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

/** Clears the cached keys, which are useless once the stored ones are deleted. */
export function forgetKeys(): void {
  keys.clear();
}

/** Encrypts a text with the person's key. */
export const sealFor = async (owner: number, label: string, text: string): Promise<Sealed> =>
  seal(await cachedKeyOf(owner), label, text);

/** @throws when it was encrypted for another user, under another label, or was tampered with */
export const unsealFor = async (owner: number, label: string, sealed: Sealed): Promise<string> =>
  unseal(await cachedKeyOf(owner), label, sealed);
