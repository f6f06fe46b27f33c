import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** Returns the code that the app of a person shows: the code of a secret, some steps from a moment on. */
export function codeOf(secret: string, steps = 0, now = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: now + steps * STEP_MS,
  });
}

/** The middle of the step of a moment: what is computed there is right some seconds later, too. */
export const middleOfStep = (now: number): number => Math.floor(now / STEP_MS) * STEP_MS + STEP_MS / 2;
