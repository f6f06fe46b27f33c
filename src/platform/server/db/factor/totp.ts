import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** RFC 4226, 4: 128 bits at least, 160 recommended. */
const SECRET_BYTES = 20;
const ISSUER = 'Red Salud';

/** Creates a secret, in base32. */
export const newFactorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the content of the QR code for an authenticator app. */
export const factorUri = (secret: string, email: string): string => codesOf(secret, email).toString();

/**
 * Returns the time step of a code: the current one or its neighbours (RFC 6238, 5.2); null for a wrong code.
 *
 * @param typed six digits; blanks and hyphens are ignored
 * @param now in milliseconds
 */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const token = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = codesOf(secret).validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}

/** Uses SHA-1 as in RFC 6238: several apps ignore any other algorithm, and HMAC is not affected by the weaknesses of SHA-1. */
function codesOf(secret: string, label?: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    ...(label === undefined ? {} : { label }),
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });
}
