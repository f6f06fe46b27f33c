import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost parameters of scrypt. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Current cost; cheaper hashes are recomputed at the next sign-in. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const SCHEME = 'scrypt';
const KEY_LENGTH = 32;

/**
 * Hashes a password for storage: `scrypt$N$r$p$salt$key`, salt and key in base64url. The hash includes its cost, so that the default can be
 * raised without invalidating older hashes.
 */
export async function hashPassword(password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, KEY_LENGTH);
  return [SCHEME, cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Checks whether a stored hash has another algorithm, or a lower cost in any parameter, than new hashes. */
export function isOutdated(stored: string, { N, r, p }: PasswordCost = PASSWORD_COST): boolean {
  const [scheme, ...cost] = stored.split('$');
  return scheme !== SCHEME || [N, r, p].some((least, index) => !(Number(cost[index]) >= least));
}

/** Checks a password against its hash. Takes the same time for a wrong password as for the right one. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = stored.split('$');
  if (scheme !== SCHEME || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    { N: Number(N), r: Number(r), p: Number(p) },
    expected.length,
  );
  return timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost, length: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFKC unifies the Unicode spellings of one visible password.
    scrypt(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
