import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, type Client, type TestApp } from '../support/server/app';
import type { ProfileName } from '../support/server/world';

const LIMIT = 60;

/** Makes `count` calls and one more. Returns how often each status occurred. */
async function ask(count: number, call: (index: number) => Promise<{ status: number }>): Promise<Map<number, number>> {
  const seen = new Map<number, number>();
  for (let index = 0; index < count; index += 1) {
    const { status } = await call(index);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  return seen;
}

describe('ordinary calls of a signed-in account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp('PGlite', { sessionCalls: LIMIT });
  });
  afterAll(() => test.stop());
  // The minute does not pass while a slow machine makes the calls.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(() => vi.useRealTimers());

  const CALLS: readonly [string, ProfileName, (client: Client) => ReturnType<Client>, number][] = [
    ['a list', 'SUPERUSUARIO', (client) => client('GET', '/api/catalogos/estado?pageSize=1'), 200],
    ['a write that is refused', 'Cendis', (client) => client('POST', '/api/catalogos/estado', { body: {} }), 403],
    ['what is not allowed', 'Proveedor', (client) => client('GET', '/api/pacientes/paciente'), 403],
    ['what is not there', 'Auditor', (client) => client('GET', '/api/catalogos/estado/ZZZZZZ'), 404],
    ['a search', 'Enfermeria', (client) => client('GET', '/api/busqueda?texto=ana'), 200],
  ];
  for (const [what, profile, call, status] of CALLS)
    it(`are counted: ${what}`, async () => {
      const client = await test.as(profile);
      expect([...(await ask(LIMIT + 1, () => call(client)))]).toEqual([
        [status, LIMIT],
        [429, 1],
      ]);
    });

  it('state when the next is permitted, which is correct', async () => {
    const client = await test.as('Farmacia');
    await ask(LIMIT, () => client('GET', '/api/catalogos/estado?pageSize=1'));
    const refused = await client('GET', '/api/catalogos/estado?pageSize=1');
    expect(refused).toMatchObject({ status: 429, body: { codigo: 'DEMASIADAS_PETICIONES' } });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    vi.setSystemTime(Date.now() + seconds * 1000 + 1);
    expect((await client('GET', '/api/catalogos/estado?pageSize=1')).status).toBe(200);
  });

  it('in one session do not delay another, until the account reaches the limit of three sessions', async () => {
    const sessions = [];
    for (let index = 0; index < 4; index += 1) sessions.push(await test.as('Medico'));
    const list = (client: Client) => client('GET', '/api/catalogos/estado?pageSize=1');
    for (const client of sessions.slice(0, 3))
      expect([...(await ask(LIMIT, () => list(client)))]).toEqual([[200, LIMIT]]);
    expect((await list(sessions[3]!)).status).toBe(429);
    expect((await list(await test.as('Recepcion'))).status).toBe(200);
  });

  it('exclude public calls, and do not prevent a sign-in', async () => {
    const client = await test.as('Jurisdiccion');
    await ask(LIMIT + 1, () => client('GET', '/api/catalogos/estado?pageSize=1'));
    expect((await client('GET', '/api/health')).status).toBe(200);
    const again = await test.as('Jurisdiccion');
    expect((await again('GET', '/api/catalogos/estado?pageSize=1')).status).toBe(200);
  });
});
