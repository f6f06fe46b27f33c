import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitacora } from '#platform/server/db/system-tables';
import { startApp, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD } from '../support/server/world';

describe('behind a proxy on another machine', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp('PGlite', { trustedProxies: ['10.1.0.0/16'] });
  });
  afterAll(() => test.stop());

  const signIn = (remoteAddress: string, forwarded: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/sign-in',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
      payload: { userName: emailOf('Farmacia'), password: PASSWORD },
    });
  const lastAddress = async () =>
    (
      await test.database.orm
        .select({ ip: bitacora.ip })
        .from(bitacora)
        .where(eq(bitacora.accion, 'INICIO_SESION'))
        .orderBy(desc(bitacora.bitacoraId))
        .limit(1)
    )[0]?.ip;

  it('the audit trail has the address that a known proxy reports, and ignores one that a stranger claims', async () => {
    await signIn('10.1.2.3', '203.0.113.7');
    expect(await lastAddress()).toBe('203.0.113.7');
    // Only the last address, seen by a known proxy, is reliable; anybody may have written the earlier ones.
    await signIn('10.1.2.3', '198.51.100.1, 203.0.113.8');
    expect(await lastAddress()).toBe('203.0.113.8');
    await signIn('192.0.2.9', '203.0.113.7');
    expect(await lastAddress()).toBe('192.0.2.9');
  });

  it('each address has its own number of attempts', async () => {
    const from = async (forwarded: string) => (await signIn('10.1.2.3', forwarded)).headers['x-ratelimit-remaining'];
    const [one, again, other] = [await from('203.0.113.20'), await from('203.0.113.20'), await from('203.0.113.21')];
    expect([Number(one) - Number(again), other]).toEqual([1, one]);
  });
});
