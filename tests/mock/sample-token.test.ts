import { describe, expect, it } from 'vitest';
import { encodeSampleToken, readSampleToken } from '#areas/muestra/web/sample-token';

const USER = {
  avatar: 'data:image/svg+xml,…?>~',
  userName: 'Íñigo Ωmega 👩‍⚕️',
  email: 'i@example.com',
  authority: ['admin', 'user'],
};
const token = (value: unknown) => `muestra.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

describe('the token of the sample backend', () => {
  it('contains its user, in a text that a header permits', () => {
    expect(encodeSampleToken(USER)).toMatch(/^muestra\.[\w-]+$/);
    expect(readSampleToken(encodeSampleToken(USER))).toEqual(USER);
    expect(encodeSampleToken(USER)).toBe(token(USER));
  });

  it('contains nothing of the credentials', () => {
    const account = { ...USER, password: 'secreto' };
    expect(readSampleToken(encodeSampleToken(account))).toEqual(USER);
    expect(readSampleToken(token(account))).toEqual(USER);
  });

  it.each([
    '',
    'muestra.',
    'muestra',
    'muestra.%%%',
    'muestra.e30',
    'muestra._w',
    'eyJhbGciOiJub25lIn0.e30.',
    encodeSampleToken(USER).slice(0, -9),
    encodeSampleToken(USER).slice(8),
    token(null),
    token([]),
    token('x'),
    token({ ...USER, authority: 'admin' }),
    token({ ...USER, authority: [1] }),
    token({ ...USER, email: 5 }),
  ])('names no user when it is %s', (malformed) => {
    expect(readSampleToken(malformed)).toBeNull();
  });
});
