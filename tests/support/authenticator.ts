import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** Returns the code that an authenticator app shows for a secret, the given number of steps after a moment. */
export function codeOf(secret: string, steps = 0, now = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: now + steps * STEP_MS,
  });
}

/** Returns the middle of the step of a moment: a code calculated there is still valid some seconds later. */
export const middleOfStep = (now: number): number => Math.floor(now / STEP_MS) * STEP_MS + STEP_MS / 2;
