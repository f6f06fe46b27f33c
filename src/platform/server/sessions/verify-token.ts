import { jwtVerify, type JWTPayload } from 'jose';
import { Problem } from '../db/problem';
import type { IdentityProvider } from './identity-provider';
import type { ProviderKeys } from './provider-keys';

/** Tolerated clock difference between provider and server, in seconds. */
const CLOCK_TOLERANCE = 300;

/** Asymmetric algorithms only: with HS256 the public key itself could sign. */
const ALGORITHMS = ['RS256', 'ES256'];

/** Claims of a verified token, with the required ones checked. */
export type VerifiedClaims = JWTPayload & {
  readonly iss: string;
  readonly sub: string;
  readonly exp: number;
  readonly iat: number;
};

/**
 * Returns the claims of an access token; null unless signature, issuer, audience, beginning and end are valid.
 *
 * @throws Problem 503 when the provider does not respond.
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

/** Maximum length of a subject in OpenID Connect. */
const LONGEST = 255;
/** The last second of the year 9999, the latest moment that the database stores. */
const LAST_SECOND = 253_402_300_799;

/** True when the claims have valid values: a signature proves their author, not their content. */
function isSound(payload: JWTPayload): payload is VerifiedClaims {
  const { iss, sub, iat, exp } = payload;
  const isName = (value: unknown, longest: number) =>
    typeof value === 'string' && value !== '' && value.length <= longest && !/[\0\uD800-\uDFFF]/u.test(value);
  const isMoment = (value: unknown) => typeof value === 'number' && value >= 0 && value <= LAST_SECOND;
  return isName(iss, 2 * LONGEST) && isName(sub, LONGEST) && isMoment(iat) && isMoment(exp);
}
