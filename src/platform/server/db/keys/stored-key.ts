import { createHash, randomBytes } from 'node:crypto';

/** A secret of the server, with the name that its signatures carry. */
export interface Key {
  readonly kid: string;
  readonly secret: Uint8Array;
  /** Time of creation; null for a key from before keys had names. */
  readonly since: Date | null;
  /** Time until which it verifies; null while it signs. */
  readonly until: Date | null;
  /** True when its signatures carry no name. */
  readonly isUnnamed: boolean;
}

interface StoredKey {
  readonly kid: string;
  readonly secreto: string;
  readonly desde: string | null;
  readonly hasta: string | null;
  readonly sinNombre?: true;
}

/** Creates a key of 256 random bits. */
export function newKey(): Key {
  const secret = randomBytes(32);
  return { kid: nameOf(secret), secret, since: new Date(), until: null, isUnnamed: false };
}

/** Parses the keys of a setting, newest first. A single text is the secret of an installation from before keys had names. */
export function storedRing(value: unknown): readonly Key[] {
  if (typeof value === 'string') {
    const secret = Buffer.from(value, 'base64');
    return [{ kid: nameOf(secret), secret, since: null, until: null, isUnnamed: true }];
  }
  if (!Array.isArray(value) || value.length === 0) throw new Error('No hay llaves en el ajuste.');
  return (value as StoredKey[]).map(({ kid, secreto, desde, hasta, sinNombre }) => ({
    kid,
    secret: Buffer.from(secreto, 'base64'),
    since: desde === null ? null : new Date(desde),
    until: hasta === null ? null : new Date(hasta),
    isUnnamed: sinNombre === true,
  }));
}

/** Converts keys to their stored form. */
export function storableRing(keys: readonly Key[]): readonly StoredKey[] {
  return keys.map(({ kid, secret, since, until, isUnnamed }) => ({
    kid,
    secreto: Buffer.from(secret).toString('base64'),
    desde: since?.toISOString() ?? null,
    hasta: until?.toISOString() ?? null,
    ...(isUnnamed ? { sinNombre: true as const } : {}),
  }));
}

/** Derives a name that identifies the secret without revealing it. */
function nameOf(secret: Uint8Array): string {
  return createHash('sha256').update('kid').update(secret).digest('base64url').slice(0, 12);
}
