import { randomBytes, scryptSync } from 'node:crypto';

/** A tenth of a percent of the product's cost: tests sign in hundreds of times, and waiting proves nothing. */
export const QUICK_COST = { N: 2 ** 8, r: 8, p: 1 } as const;

/** Returns a password in the product's stored form (`src/areas/seguridad/server/password.ts`), whose hash states its low cost. */
export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password.normalize('NFKC'), salt, 32, QUICK_COST);
  return [
    'scrypt',
    QUICK_COST.N,
    QUICK_COST.r,
    QUICK_COST.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}
