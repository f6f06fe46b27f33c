import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Work that a password costs to try, as scrypt has it. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Today's cost: hashes that cost less are made anew at the next sign-in. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const SCHEME = 'scrypt';
const KEY_LENGTH = 32;

/**
 * A password as it is stored: `scrypt$N$r$p$salt$key`, salt and key in base64url.
 * The cost travels with the hash, so that it can be raised without invalidating older ones.
 */
export async function hashPassword(password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, KEY_LENGTH);
  return [SCHEME, cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Tests if a stored hash is of another algorithm, or costs less in any part, than a password that is stored today. */
export function isOutdated(stored: string, { N, r, p }: PasswordCost = PASSWORD_COST): boolean {
  const [scheme, ...cost] = stored.split('$');
  return scheme !== SCHEME || [N, r, p].some((least, index) => !(Number(cost[index]) >= least));
}

/** True when a password matches the hash. Takes the same time for a wrong password as for the right one. */
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
    // Unicode has several spellings of one visible password; NFKC makes them one.
    scrypt(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
