import { randomBytes, scryptSync } from 'node:crypto';

/** A tenth of a percent of what the product spends on a password: tests sign in by the hundred, and prove nothing by waiting. */
export const QUICK_COST = { N: 2 ** 8, r: 8, p: 1 } as const;

/** A password as the product stores it (`src/areas/seguridad/server/password.ts`), whose hash says itself that it cost little. */
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
