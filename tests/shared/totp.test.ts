import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { factorUri, newFactorSecret, stepOfCode } from '#platform/server/db/factor/totp';

/** The shared secret of RFC 6238, appendix B («12345678901234567890»), in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Appendix B for SHA-1: the last six of its eight digits, equal to a six-digit code (RFC 4226, 5.3). */
const VECTORS = [
  [59, '287082', 0x1],
  [1111111109, '081804', 0x23523ec],
  [1111111111, '050471', 0x23523ed],
  [1234567890, '005924', 0x273ef07],
  [2000000000, '279037', 0x3f940aa],
  [20000000000, '353130', 0x27bc86aa],
] as const;

describe('codes of an authenticator', () => {
  it.each(VECTORS)('at %i seconds the code is %s', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(step);
  });

  it.each([
    [-2, null],
    [-1, 0x273ef06],
    [1, 0x273ef08],
    [2, null],
  ])('a code that is %i steps away', (steps, found) => {
    const [seconds] = VECTORS[3];
    const code = codeAt(seconds + steps * 30);
    expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(found);
  });

  it.each(['005 924', '005-924', ' 005924 '])('«%s» is read as its digits', (typed) => {
    expect(stepOfCode(SECRET, typed, 1234567890_000)).toBe(0x273ef07);
  });

  it.each(['', '00592', '0059240', '００５９２４', 'abcdef', '-05924', '5924', '1e5'])('«%s» is no code', (typed) => {
    expect(stepOfCode(SECRET, typed, 1234567890_000)).toBeNull();
  });

  it('secrets have 160 bits and differ; apps read their address', () => {
    const [one, other] = [newFactorSecret(), newFactorSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    expect(factorUri(SECRET, 'su@example.org')).toBe(
      `otpauth://totp/Red%20Salud:su%40example.org?issuer=Red%20Salud&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

/** Calculates a code by RFC 4226, 5.3, independently of the code under test. */
function codeAt(seconds: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / 30)));
  const mac = createHmac('sha1', '12345678901234567890').update(counter).digest();
  const offset = mac[19]! & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
