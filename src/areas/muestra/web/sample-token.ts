import { decodeBase64, encodeBase64 } from '#platform/shared/base64-text';
import type { SampleUser } from './wire';

const PREFIX = 'muestra.';

/**
 * Encodes the user in a token: `muestra.` and base64url of the user's JSON. A reloaded page thus knows its user, although the sample
 * backend restarts. The token proves nothing, and no server accepts it.
 */
export function encodeSampleToken({ avatar, userName, email, authority }: SampleUser): string {
  return (
    PREFIX +
    encodeBase64(JSON.stringify({ avatar, userName, email, authority }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  );
}

/** Reads the user of a token; null unless `encodeSampleToken` created it. */
export function readSampleToken(token: string): SampleUser | null {
  if (!token.startsWith(PREFIX)) return null;
  try {
    return sampleUser(JSON.parse(decodeBase64(token.slice(PREFIX.length))));
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
