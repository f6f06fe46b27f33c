import fastify from 'fastify';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSecurity } from '#platform/server/http/security/security';
import { bitacora, sesion } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

interface OpenSession {
  readonly sesionId: string;
  readonly actual: boolean;
}

describe.each(ENGINES)('open sessions on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp(engine, { sessionIdleMs: 60 * 60_000 });
  });
  afterAll(() => test.stop());

  const sessionsOf = async (client: Client) => (await client('GET', '/api/sessions')).body as readonly OpenSession[];
  const ownOf = async (client: Client) => (await sessionsOf(client)).find(({ actual }) => actual)!.sesionId;
  const reads = async (client: Client) => (await client('GET', '/api/catalogos/estado')).status;
  const close = async (client: Client, id: string) =>
    (await client('POST', `/api/sessions/${id}/close`, { body: {} })).status;
  /** Sets the age of a session and the time since its last use. */
  const age = async (id: string, set: Record<string, unknown>) => {
    await test.database.orm.update(sesion).set(set).where(eq(sesion.jti, id));
    // Clears the process's session cache, which lasts some seconds.
    await (
      await test.as('SUPERUSUARIO')
    )('POST', '/api/sessions/close-others', { body: {} });
  };

  it('are listed with the current one first, and closed one by one', async () => {
    const [one, other] = [await test.as('Farmacia'), await test.as('Farmacia')];
    const listed = await sessionsOf(one);
    expect(listed.map(({ actual }) => actual)).toEqual([true, ...listed.slice(1).map(() => false)]);
    const theirs = await ownOf(other);
    // 256 random bits.
    expect(theirs).toMatch(/^[\w-]{43}$/);
    expect(await close(one, theirs)).toBe(200);
    expect([await reads(one), await reads(other)]).toEqual([200, 401]);
    expect(await close(one, theirs)).toBe(404);
    const [entry] = await test.database.orm.select().from(bitacora).orderBy(desc(bitacora.bitacoraId)).limit(1);
    expect(entry).toMatchObject({
      accion: 'CIERRE_SESION',
      motivo: 'Sesión cerrada por su titular desde otro dispositivo',
    });
  });

  it('cannot be closed when current or of another account', async () => {
    const [one, stranger] = [await test.as('Farmacia'), await test.as('Medico')];
    expect(await close(one, await ownOf(stranger))).toBe(404);
    expect(await close(one, await ownOf(one))).toBe(404);
    expect([await reads(one), await reads(stranger)]).toEqual([200, 200]);
  });

  it('are all closed except the current one', async () => {
    const [one, two, three] = [await test.as('Cendis'), await test.as('Cendis'), await test.as('Cendis')];
    const { body } = await one('POST', '/api/sessions/close-others', { body: {} });
    expect((body as { cerradas: number }).cerradas).toBeGreaterThanOrEqual(2);
    expect([await reads(one), await reads(two), await reads(three)]).toEqual([200, 401, 401]);
    expect(await sessionsOf(one)).toHaveLength(1);
  });

  it('end when they are not used for the configured time', async () => {
    const client = await test.as('Recepcion');
    const id = await ownOf(client);
    await age(id, { usada: sql`now() - interval '59 minutes'`, expira: sql`now() + interval '1 minute'` });
    expect(await reads(client)).toBe(200);
    const [row] = await test.database.orm
      .select({ left: sql`extract(epoch from ${sesion.expira} - now())`.mapWith(Number) })
      .from(sesion)
      .where(eq(sesion.jti, id));
    expect(row!.left).toBeGreaterThan(59 * 60);
    await age(id, { usada: sql`now() - interval '60 minutes'`, expira: sql`now() - interval '1 second'` });
    expect(await client('GET', '/api/catalogos/estado')).toMatchObject({
      status: 401,
      body: { codigo: 'SESION_TERMINADA' },
    });
    expect(await reads(client)).toBe(401);
  });

  it('end twelve hours after the sign-in, however much they are used', async () => {
    const client = await test.as('Recepcion');
    const id = await ownOf(client);
    await age(id, {
      creada: sql`now() - interval '719 minutes'`,
      usada: sql`now() - interval '2 minutes'`,
      expira: sql`now() + interval '58 minutes'`,
    });
    expect(await reads(client)).toBe(200);
    const [row] = await test.database.orm
      .select({ left: sql`extract(epoch from ${sesion.expira} - now())`.mapWith(Number) })
      .from(sesion)
      .where(and(eq(sesion.jti, id), isNull(sesion.revocada)));
    expect(row!.left).toBeLessThanOrEqual(60);
  });
});

describe('strict transport security', () => {
  it.each([
    ['a public address with TLS', 'https://red.example.org', {}, true],
    ['a proxy that ended TLS', undefined, { 'x-forwarded-proto': 'https' }, true],
    ['plain HTTP', undefined, {}, false],
    ['plain HTTP at a public address', 'http://red.example.org', {}, false],
  ] as const)('is sent by %s: %j %j → %s', async (_what, publicUrl, headers, isSent) => {
    const app = fastify({ trustProxy: ['127.0.0.1'] });
    await registerSecurity(app, {
      signIn: { provider: null, ownAccounts: true },
      apiBase: '/api',
      publicUrl,
      sessionCalls: 1200,
    });
    app.get('/', async () => 'ok');
    const answer = await app.inject({ method: 'GET', url: '/', headers });
    expect(answer.headers['strict-transport-security']).toBe(
      isSent ? 'max-age=63072000; includeSubDomains' : undefined,
    );
    await app.close();
  });
});
