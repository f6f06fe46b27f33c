import assert from 'node:assert/strict';
import { readSampleToken } from '#areas/muestra/web/sample-token';
import type { SampleUser } from '#areas/muestra/web/wire';
import { asks } from './asks';
import type { ContractCase, Send } from './contract-case';

interface SignedIn {
  readonly user: SampleUser;
  readonly token: string;
}

/** SPEC 7 and 8: signing in, out and up, and passwords. */
export function authContract(send: Send): ContractCase[] {
  const { ok, refused } = asks(send);
  return [
    {
      endpoint: 'POST /sign-in',
      name: 'lets the sample account in, with a token that says who it is',
      async check() {
        const { user, token } = await ok<SignedIn>('POST', '/sign-in', { userName: 'admin', password: 'muestra123' });
        assert.deepEqual(Object.keys(user).toSorted(), ['authority', 'avatar', 'email', 'userName']);
        assert.equal(user.userName, 'Administración de muestra');
        assert.equal(user.email, 'admin@example.org');
        assert.deepEqual(user.authority, ['admin', 'user']);
        assert.deepEqual(readSampleToken(token), user);
      },
    },
    {
      endpoint: 'POST /sign-in',
      name: 'matches user name and password exactly',
      async check() {
        for (const body of [
          { userName: 'Admin', password: 'muestra123' },
          { userName: 'admin', password: 'muestra123 ' },
          { userName: 'admin' },
          {},
        ]) {
          assert.equal((await refused(401, 'POST', '/sign-in', body)).message, 'Invalid email or password!');
        }
      },
    },
    {
      endpoint: 'POST /sign-out',
      name: 'answers true',
      check: async () => assert.equal(await ok('POST', '/sign-out'), true),
    },
    {
      endpoint: 'POST /sign-up',
      name: 'makes an account that can sign in, with the default authority',
      async check() {
        const account = {
          userName: `persona-${crypto.randomUUID()}`,
          password: 'secreto',
          email: `${crypto.randomUUID()}@example.com`,
        };
        const { user, token } = await ok<SignedIn>('POST', '/sign-up', account);
        assert.deepEqual(
          [user.userName, user.email, user.authority],
          [account.userName, account.email, ['admin', 'user']],
        );
        assert.deepEqual(readSampleToken(token), user);
        assert.deepEqual((await ok<SignedIn>('POST', '/sign-in', account)).user, user);
      },
    },
    {
      endpoint: 'POST /sign-up',
      name: 'refuses a user name that exists and an e-mail that is used',
      async check() {
        const known = await refused(400, 'POST', '/sign-up', {
          userName: 'admin',
          password: 'x',
          email: 'otra@example.com',
        });
        assert.deepEqual(known, {
          errors: [{ message: '', domain: 'global', reason: 'invalid' }],
          message: 'User already exist!',
        });
        const used = await refused(400, 'POST', '/sign-up', {
          userName: `otra-${crypto.randomUUID()}`,
          password: 'x',
          email: 'admin@example.org',
        });
        assert.equal(used.message, 'Email already used');
      },
    },
    ...['/forgot-password', '/reset-password'].map((path): ContractCase => ({
      endpoint: `POST ${path}`,
      name: 'answers true, no checks',
      async check() {
        assert.equal(await ok('POST', path, { email: 'nadie@example.com' }), true);
        assert.equal(await ok('POST', path), true);
      },
    })),
  ];
}
