import { seal, unseal, type Sealed } from '../../../shared/sealed-text';
import { inStore, KEYS } from './draft-database';

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

/** Seals a text with the person's key. */
export const sealFor = async (owner: number, label: string, text: string): Promise<Sealed> =>
  seal(await cachedKeyOf(owner), label, text);

/** @throws when it was sealed for somebody else, under another label, or was tampered with */
export const unsealFor = async (owner: number, label: string, sealed: Sealed): Promise<string> =>
  unseal(await cachedKeyOf(owner), label, sealed);
