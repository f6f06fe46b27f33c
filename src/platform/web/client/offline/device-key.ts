import { seal, unseal } from '#platform/shared/text/sealed-text';
import type { DeviceStore } from './device-store';

const encode = (text: string) => new TextEncoder().encode(text);
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (each) => each.codePointAt(0)!);

const aes = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'AES-GCM' }, false, ['encrypt', 'decrypt']);

/** Derives a key from the token, so that only this session has it. */
async function sessionKey(token: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encode(token), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(16), info: encode('red-salud.dispositivo') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/**
 * Returns the person's key on this device. The server issues it (`/network/clave-local`); an encrypted copy stays here for starts without a
 * connection, readable with the session's token only. The server gives the key again to a new session of the same person only.
 *
 * @param ask requests the key from the server, base64
 * @throws when there is neither a copy that this session can decrypt nor a connection
 */
export async function personKey(
  store: DeviceStore,
  owner: number,
  token: string,
  ask: () => Promise<string>,
): Promise<CryptoKey> {
  const wrapping = await sessionKey(token);
  const copy = await store.get('claves', owner);
  if (copy) {
    try {
      return await aes(bytesOf(await unseal(wrapping, `clave ${owner}`, copy)));
    } catch {
      // The copy belongs to an earlier session.
    }
  }
  const given = await ask();
  await store.put('claves', await seal(wrapping, `clave ${owner}`, given), owner);
  return aes(bytesOf(given));
}

/** Returns the storage key of a response: a hash that does not reveal the person. */
export async function placeOf(owner: number, request: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encode(`${owner} ${request}`)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Encrypts the copy again when a session continues with another token. */
export async function rewrap(store: DeviceStore, owner: number, before: string, after: string): Promise<void> {
  const copy = await store.get('claves', owner);
  if (!copy) return;
  const given = await unseal(await sessionKey(before), `clave ${owner}`, copy);
  await store.put('claves', await seal(await sessionKey(after), `clave ${owner}`, given), owner);
}
