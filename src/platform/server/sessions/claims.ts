import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { IdentityProvider } from './identity-provider';
import type { VerifiedClaims } from './verify-token';

/**
 * Returns the e-mail of a token in the form of accounts: `email`, the first of `emails`, or `preferred_username`. Null when there is none,
 * or when the provider states that it is not verified.
 */
export function emailOf(claims: JWTPayload): string | null {
  if (claims['email_verified'] === false || claims['email_verified'] === 'false') return null;
  const [first] = Array.isArray(claims['emails']) ? (claims['emails'] as unknown[]) : [];
  const email = [claims['email'], first, claims['preferred_username']].find(
    (claim) => typeof claim === 'string' && claim.includes('@') && !claim.includes('\0'),
  );
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
}

/** Returns the scopes of a token. Providers give the full name of a scope (`https://host/api/read`) or its last part (`read`). */
export function scopesOf(
  claims: JWTPayload,
  { scopes }: IdentityProvider,
): { readonly read: boolean; readonly write: boolean } {
  const given = [claims['scp'], claims['scope']]
    .flat()
    .flatMap((claim) => (typeof claim === 'string' ? claim.split(' ') : []));
  const has = (scope: string) => given.includes(scope) || given.includes(scope.slice(scope.lastIndexOf('/') + 1));
  return { read: has(scopes.read), write: has(scopes.write) };
}

/**
 * Returns the key of the sign-in behind a token. Its tokens for reading and writing, and those that renew them, share one session. When the
 * provider sends neither session nor time of sign-in, all sign-ins of a person are one session.
 */
export function sessionKeyOf(claims: VerifiedClaims): string {
  const { iss, sub, sid, auth_time: authTime } = claims;
  return createHash('sha256')
    .update(JSON.stringify([iss, sub, sid ?? authTime ?? null]))
    .digest('base64url');
}

/**
 * Returns the moment when the person of a token last proved their identity to the provider: `auth_time`, or else the moment of the token. A
 * provider's clock that is ahead cannot give a moment in the future.
 */
export function provenAt({ iat, auth_time: authTime }: VerifiedClaims, now = Date.now()): Date {
  const seconds = typeof authTime === 'number' && authTime >= 0 ? Math.min(authTime, iat) : iat;
  return new Date(Math.min(seconds * 1000, now));
}
