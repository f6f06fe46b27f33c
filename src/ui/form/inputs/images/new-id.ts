/** Tells apart the pictures of a list; also where the page came without encryption, and the browser makes no UUIDs. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
