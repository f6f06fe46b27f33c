/** Encodes the UTF-8 bytes of a text as base64. */
export function encodeBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Decodes UTF-8 text from base64 or base64url.
 *
 * @throws when it is neither
 */
export function decodeBase64(base64: string): string {
  const bytes = Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
