import { jwtVerify, type JWTPayload } from 'jose';
import { Problem } from '../problem';
import type { IdentityProvider } from './identity-provider';
import type { ProviderKeys } from './provider-keys';

/** Clocks of provider and server differ by less than this, in seconds. */
const CLOCK_TOLERANCE = 60;

/** Only signatures that the holder of a private key can make: with HS256 the public key itself would sign. */
const ALGORITHMS = ['RS256', 'ES256'];

/** What a verified token says, its claims that must be there checked. */
export type VerifiedClaims = JWTPayload & { readonly iss: string; readonly sub: string; readonly exp: number; readonly iat: number };

/**
 * Claims of an access token: signature, issuer, audience, beginning and end are right; null when any is not.
 *
 * @throws Problem 503 when the provider does not answer.
 */
export async function verifyToken(token: string, provider: IdentityProvider, keys: ProviderKeys): Promise<VerifiedClaims | null> {
  const { issuer, keyOf } = await keys.discover();
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      issuer: provider.issuer ?? issuer, audience: provider.audience, algorithms: ALGORITHMS, clockTolerance: CLOCK_TOLERANCE, requiredClaims: ['sub', 'exp', 'iat'],
    });
    return typeof payload.sub === 'string' && payload.sub !== '' && typeof payload.iat === 'number' ? (payload as VerifiedClaims) : null;
  } catch (error) {
    if (error instanceof Problem) throw error;
    return null;
  }
}
