import type { SampleUser } from './wire';

const PREFIX = 'muestra.';

/**
 * A token that says by itself whom it was given to, so that a reloaded page knows who is signed in although the
 * sample backend starts anew: `muestra.` and base64url of the user's JSON. It proves nothing, and no server accepts it.
 */
export function encodeSampleToken({ avatar, userName, email, authority }: SampleUser): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ avatar, userName, email, authority }));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return PREFIX + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whom a token was given to; null for whatever `encodeSampleToken` did not make. */
export function readSampleToken(token: string): SampleUser | null {
  if (!token.startsWith(PREFIX)) return null;
  try {
    const base64 = token.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return sampleUser(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
}

function sampleUser(value: unknown): SampleUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { avatar, userName, email, authority } = value as Readonly<Record<string, unknown>>;
  const texts = typeof avatar === 'string' && typeof userName === 'string' && typeof email === 'string';
  if (!texts || !Array.isArray(authority) || !authority.every((role) => typeof role === 'string')) return null;
  return { avatar, userName, email, authority };
}
