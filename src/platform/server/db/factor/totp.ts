import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** RFC 4226, 4: 128 bits at least, 160 recommended. */
const SECRET_BYTES = 20;
const ISSUER = 'Red Salud';

/** A new secret, in base32. */
export const newFactorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the content of the QR code for an authenticator app. */
export const factorUri = (secret: string, email: string): string => codesOf(secret, email).toString();

/**
 * The time step whose code this is, of the present one and its neighbours (RFC 6238, 5.2); null for another code.
 *
 * @param typed six digits; blanks and hyphens do not count
 * @param now in milliseconds
 */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const token = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = codesOf(secret).validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}

/** SHA-1 as RFC 6238 has it: several apps pass over any other algorithm, and HMAC does not lean on what SHA-1 lacks. */
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
