import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from '#areas/seguridad/server/password';

const PASSWORD = ` Lluvia sobre Saltillo ${'ñ'.repeat(170)}z `;

describe('a stored password', () => {
  it.each([
    ['of today', 'scrypt$32768$8$3$c2Fs$a2V5', false],
    ['of more work', 'scrypt$65536$8$3$c2Fs$a2V5', false],
    ['of less work', 'scrypt$16384$8$3$c2Fs$a2V5', true],
    ['of smaller blocks', 'scrypt$32768$4$3$c2Fs$a2V5', true],
    ['of fewer passes', 'scrypt$65536$8$1$c2Fs$a2V5', true],
    ['of another algorithm', 'pbkdf2$600000$c2Fs$a2V5', true],
    ['of no form', '', true],
  ])('%s is outdated or not', (_what, stored, outdated) => {
    expect(isOutdated(stored)).toBe(outdated);
  });

  it('is a hash by scrypt with the cost of OWASP, and a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    // OWASP Password Storage Cheat Sheet, scrypt: N=2^15, r=8, p=3; 128 bits of salt, 256 of key.
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
  });

  it('is compared as it was typed: case, blanks and the last character count', async () => {
    const stored = await hashPassword(PASSWORD);
    expect(await verifyPassword(PASSWORD, stored)).toBe(true);
    const wrong = {
      case: PASSWORD.toLowerCase(),
      blanks: PASSWORD.trim(),
      accents: PASSWORD.replaceAll('ñ', 'n'),
      end: `${PASSWORD.slice(0, -2)}y `,
      start: PASSWORD.slice(0, 72),
    };
    for (const [what, password] of Object.entries(wrong))
      expect([what, await verifyPassword(password, stored)]).toEqual([what, false]);
  });

  it('is the same in each spelling of Unicode (NIST SP 800-63B-4, 3.1.1.2)', async () => {
    const stored = await hashPassword(PASSWORD);
    expect(await verifyPassword(PASSWORD.normalize('NFD'), stored)).toBe(true);
  });
});
