import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { IdentityProvider } from './identity-provider';
import type { VerifiedClaims } from './verify-token';

/**
 * E-mail that a token vouches for, as accounts have it: `email`, the first of `emails`, or `preferred_username`;
 * null when there is none, or the provider says that it is not verified.
 */
export function emailOf(claims: JWTPayload): string | null {
  if (claims['email_verified'] === false || claims['email_verified'] === 'false') return null;
  const [first] = Array.isArray(claims['emails']) ? (claims['emails'] as unknown[]) : [];
  const email = [claims['email'], first, claims['preferred_username']].find(
    (claim) => typeof claim === 'string' && claim.includes('@') && !claim.includes('\0'),
  );
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
}

/** Scopes of a token. Providers name a scope whole (`https://host/api/read`) or by its last part (`read`). */
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
 * Names the sign-in that a token came from: its tokens for reading and for writing, and those that renew them, are one session. When the
 * provider sends neither session nor time of the sign-in, all sign-ins of a person are one.
 */
export function sessionKeyOf(claims: VerifiedClaims): string {
  const { iss, sub, sid, auth_time: authTime } = claims;
  return createHash('sha256')
    .update(JSON.stringify([iss, sub, sid ?? authTime ?? null]))
    .digest('base64url');
}

/**
 * When the person of a token last showed the provider who they are: `auth_time`, or where a provider leaves that out the moment of the token.
 * A clock of theirs that is ahead of ours makes no proof of the future.
 */
export function provenAt({ iat, auth_time: authTime }: VerifiedClaims, now = Date.now()): Date {
  const seconds = typeof authTime === 'number' && authTime >= 0 ? Math.min(authTime, iat) : iat;
  return new Date(Math.min(seconds * 1000, now));
}
