import type { Sealed } from '#platform/shared/text/sealed-text';
import { sealFor, unsealFor } from './draft-cipher';
import { inStore, PADS } from './draft-database';

/**
 * Stores the typed text in the instant before a page closes. The browser's encryption and database are asynchronous and would be too late;
 * only local storage is synchronous. So a random pad is created and stored, encrypted, when the form opens. At the end the text is combined
 * with it (a one-time pad) and stored in local storage. The text is readable only with the pad, and the pad only with the person's key.
 */
export const PREFIX = 'red-salud.borrador.';

/** Maximum length of such a text; a longer one loses the input since its last regular draft. */
const PAD_BYTES = 32_768;

/** Maximum age of an unused pad. */
const PAD_AGE_MS = 24 * 60 * 60 * 1_000;

interface StoredPad extends Sealed {
  readonly savedAt: number;
}

export interface LastWords {
  /** Stores the text at once. The pad can be used once. */
  readonly say: (text: string) => void;
}

/** Prepares to store a text under `key` at the last moment. */
export async function prepareLastWords(owner: number, key: string): Promise<LastWords> {
  const pad = crypto.getRandomValues(new Uint8Array(PAD_BYTES));
  const entry: StoredPad = { savedAt: Date.now(), ...(await sealFor(owner, `pad ${key}`, toBase64(pad))) };
  await inStore(PADS, 'readwrite', (store) => store.put(entry, key));
  let used = false;
  return {
    say(text) {
      const bytes = new TextEncoder().encode(text);
      if (used || bytes.length > PAD_BYTES) return;
      used = true;
      try {
        localStorage.setItem(PREFIX + key, toBase64(bytes.map((byte, index) => byte ^ pad[index]!)));
      } catch {
        // Storage is full or blocked: the last regular draft remains.
      }
    },
  };
}

/** Returns the keys below a prefix with a stored text. */
export function lastWordsBelow(prefix: string): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX + prefix))
    .map((name) => name.slice(PREFIX.length));
}

/** Returns and removes the text stored under `key`; null when missing or undecryptable. */
export async function takeLastWords(owner: number, key: string): Promise<string | null> {
  const words = localStorage.getItem(PREFIX + key);
  if (words === null) return null;
  try {
    const entry = await inStore<StoredPad | undefined>(
      PADS,
      'readonly',
      (store) => store.get(key) as IDBRequest<StoredPad | undefined>,
    );
    if (!entry) return null;
    const pad = fromBase64(await unsealFor(owner, `pad ${key}`, entry));
    return new TextDecoder().decode(fromBase64(words).map((byte, index) => byte ^ pad[index]!));
  } catch {
    return null;
  } finally {
    await dropLastWords(key);
  }
}

/** Removes the text and the pad of `key`. */
export async function dropLastWords(key: string): Promise<void> {
  localStorage.removeItem(PREFIX + key);
  await inStore(PADS, 'readwrite', (store) => store.delete(key));
}

/** Removes expired texts and pads of forms that were never opened again. */
export async function purgeLastWords(maxAgeMs: number): Promise<void> {
  const keys = (await inStore(PADS, 'readonly', (store) => store.getAllKeys())) as string[];
  const pads = (await inStore(PADS, 'readonly', (store) => store.getAll())) as StoredPad[];
  const old = keys.filter(
    (key, index) =>
      Date.now() - pads[index]!.savedAt > (localStorage.getItem(PREFIX + key) === null ? PAD_AGE_MS : maxAgeMs),
  );
  await Promise.all(old.map(dropLastWords));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
