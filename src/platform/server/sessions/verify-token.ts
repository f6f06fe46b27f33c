import { jwtVerify, type JWTPayload } from 'jose';
import { Problem } from '../db/problem';
import type { IdentityProvider } from './identity-provider';
import type { ProviderKeys } from './provider-keys';

/** Tolerated clock difference between provider and server, in seconds. */
const CLOCK_TOLERANCE = 300;

/** Only signatures that the holder of a private key can make: with HS256 the public key itself would sign. */
const ALGORITHMS = ['RS256', 'ES256'];

/** Claims of a verified token, with the required ones checked. */
export type VerifiedClaims = JWTPayload & {
  readonly iss: string;
  readonly sub: string;
  readonly exp: number;
  readonly iat: number;
};

/**
 * Claims of an access token: signature, issuer, audience, beginning and end are right; null when any is not.
 *
 * @throws Problem 503 when the provider does not answer.
 */
export async function verifyToken(
  token: string,
  provider: IdentityProvider,
  keys: ProviderKeys,
): Promise<VerifiedClaims | null> {
  const { issuer, keyOf } = await keys.discover();
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      issuer: provider.issuer ?? issuer,
      audience: provider.audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return isSound(payload) ? payload : null;
  } catch (error) {
    if (error instanceof Problem) throw error;
    return null;
  }
}

/** Longest that OpenID Connect lets a subject be. */
const LONGEST = 255;
/** The last second of the year 9999: what a moment of the database can be. */
const LAST_SECOND = 253_402_300_799;

/** True when the stored claims are valid: a signature proves the author, not sensible content. */
function isSound(payload: JWTPayload): payload is VerifiedClaims {
  const { iss, sub, iat, exp } = payload;
  const isName = (value: unknown, longest: number) =>
    typeof value === 'string' && value !== '' && value.length <= longest && !/[\0\uD800-\uDFFF]/u.test(value);
  const isMoment = (value: unknown) => typeof value === 'number' && value >= 0 && value <= LAST_SECOND;
  return isName(iss, 2 * LONGEST) && isName(sub, LONGEST) && isMoment(iat) && isMoment(exp);
}
