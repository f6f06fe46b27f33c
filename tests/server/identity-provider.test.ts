import { and, eq, sql } from 'drizzle-orm';
import { SignJWT, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { bitacora, sesion } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Answer, type TestApp } from '../support/server/app';
import { startIssuer, type Issuer } from '../support/server/issuer';
import { deactivate, emailOf, PASSWORD, type ProfileName } from '../support/server/world';

const ME = '/api/catalogos/usuario/usuario-actual';
const now = () => Math.floor(Date.now() / 1000);
const told = ({ status, body }: Answer) => [
  status,
  (body as { codigo?: string }).codigo,
  (body as { mensaje?: string }).mensaje,
];
/** Advances only the clock; timers are unchanged. */
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
const INVALID_USER = [401, 'NO_AUTENTICADO', 'InvalidUser'];
const OVER = [401, 'SESION_TERMINADA', 'Su sesión terminó. Inicie sesión de nuevo para continuar.'];

describe.each(ENGINES)('a person signed in at an identity provider on %s', (engine) => {
  let issuer: Issuer;
  let test: TestApp;
  beforeAll(async () => {
    issuer = await startIssuer();
    test = await startApp(engine, { signIn: { provider: issuer.provider, ownAccounts: false } });
  });
  afterAll(async () => {
    await test.stop();
    await issuer.down();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const personOf = (profile: ProfileName) => ({ sub: `persona-${profile}`, email: emailOf(profile) });
  const get = (token: string, path = ME) => test.bearer(token)('GET', path);
  const begin = (token: string) => test.bearer(token)('POST', '/api/session', { body: {} });
  /** Presses the button of the gate and continues. Returns a refused answer. */
  const enter = async (token: string) => {
    const begun = await begin(token);
    return begun.status === 200 ? get(token) : begun;
  };
  const signIns = async (profile: ProfileName) =>
    (
      await test.database.orm
        .select()
        .from(bitacora)
        .where(and(eq(bitacora.accion, 'INICIO_SESION'), eq(bitacora.usuarioId, test.world.usuarios[profile])))
    ).length;

  it('is the account with the e-mail of the token, in any claim and letter case', async () => {
    for (const claims of [
      { email: emailOf('Farmacia').toUpperCase() },
      { emails: [emailOf('Farmacia')] },
      { preferred_username: emailOf('Farmacia') },
      { email: 'sin arroba', emails: [emailOf('Farmacia')] },
    ]) {
      expect(await enter(await issuer.token({ ...claims, sub: 'persona-Farmacia' }))).toMatchObject({
        status: 200,
        body: { perfilNombre: 'Farmacia', email: emailOf('Farmacia') },
      });
    }
  });

  it('is refused when the e-mail is unknown, missing or not verified', async () => {
    for (const claims of [
      { email: 'nadie@example.org' },
      {},
      { email: emailOf('Cendis'), email_verified: false },
      { email: 7 },
      { email: `${emailOf('Cendis')}\0` },
    ]) {
      expect(told(await enter(await issuer.token({ sub: 'otra', ...claims })))).toEqual(INVALID_USER);
    }
    expect(await signIns('Cendis')).toBe(0);
  });

  it('an invited account becomes active, and each sign-in is audited once for all its calls and tokens', async () => {
    const { usuario } = tables;
    const isIt = eq(usuario.usuarioId, test.world.usuarios.Medico);
    await test.database.orm.update(usuario).set({ estatus: 'INVITADO' }).where(isIt);
    const one = { ...personOf('Medico'), auth_time: now() - 100 };
    const [read, write] = [
      await issuer.token({ ...one, scp: 'leer' }),
      await issuer.token({ ...one, scp: 'escribir', jti: 'otro' }),
    ];
    // Two tabs sign in at once.
    expect((await Promise.all([begin(write), begin(write)])).map(({ status }) => status)).toEqual([200, 200]);
    const answers = await Promise.all([
      get(read),
      get(read),
      test.bearer(write)('POST', '/api/vistas', { body: {} }),
      get(read, '/api/catalogos/estado'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 200]);
    const [account] = await test.database.orm.select().from(usuario).where(isIt);
    expect(account).toMatchObject({ estatus: 'ACTIVO' });
    expect(account!.ultimoAcceso).toBeInstanceOf(Date);
    expect(await signIns('Medico')).toBe(1);
    expect((await enter(await issuer.token({ ...personOf('Medico'), auth_time: now() }))).status).toBe(200);
    expect(await signIns('Medico')).toBe(2);
  });

  it('an account stays with the person who first used its e-mail, also when the e-mail changes', async () => {
    expect((await enter(await issuer.token(personOf('Auditor')))).status).toBe(200);
    expect(told(await enter(await issuer.token({ ...personOf('Auditor'), sub: 'impostor' })))).toEqual(INVALID_USER);
    expect((await enter(await issuer.token({ ...personOf('Auditor'), email: 'nuevo@example.org' }))).status).toBe(200);
  });

  it('an administrator who changes the e-mail hands the account to the owner of the new one', async () => {
    const token = await issuer.token(personOf('SUPERUSUARIO'));
    await begin(token);
    const su = test.bearer(token);
    const before = await issuer.token(personOf('Recepcion'));
    expect((await enter(before)).status).toBe(200);
    const at = `/api/catalogos/usuario/${test.world.usuarios.Recepcion}`;
    const account = (await su('GET', at)).body as Record<string, unknown>;
    const persona = { ...(account['persona'] as object), paisNacimiento: 'US', estadoNacimiento: 'NE' };
    expect(await su('PUT', at, { body: { ...account, persona, email: 'relevo@example.org' } })).toMatchObject({
      status: 200,
    });
    expect(told(await get(before))).toEqual(INVALID_USER);
    expect((await enter(await issuer.token({ sub: 'relevo', email: 'relevo@example.org' }))).status).toBe(200);
    expect(told(await get(before))).toEqual(INVALID_USER);
  });

  it('a token without the scope of the call gets 403, regardless of the profile', async () => {
    const su = { ...personOf('SUPERUSUARIO'), auth_time: now() };
    await begin(await issuer.token(su));
    const clients = {
      leer: test.bearer(await issuer.token({ ...su, scp: 'leer' })),
      escribir: test.bearer(await issuer.token({ ...su, scp: 'escribir' })),
      nada: test.bearer(await issuer.token({ ...su, scp: undefined })),
    };
    const write = { body: {} };
    expect(told(await clients.leer('POST', '/api/catalogos/estado', write)).slice(0, 2)).toEqual([
      403,
      'TOKEN_SIN_ALCANCE',
    ]);
    expect(told(await clients.escribir('GET', ME)).slice(0, 2)).toEqual([403, 'TOKEN_SIN_ALCANCE']);
    expect(told(await clients.nada('GET', ME)).slice(0, 2)).toEqual([403, 'TOKEN_SIN_ALCANCE']);
    expect((await clients.escribir('POST', '/api/catalogos/estado', write)).status).toBe(422);
    expect(
      (await get(await issuer.token({ ...su, scp: undefined, scope: `openid ${issuer.provider.scopes.read}` }))).status,
    ).toBe(200);
  });

  it('clocks may differ by at most five minutes', async () => {
    const su = { ...personOf('SUPERUSUARIO'), auth_time: now() - 400 };
    expect((await begin(await issuer.token(su))).status).toBe(200);
    expect((await get(await issuer.token({ ...su, exp: now() - 290 }))).status).toBe(200);
    expect(told(await get(await issuer.token({ ...su, exp: now() - 330 })))).toEqual(OVER);
    expect((await get(await issuer.token({ ...su, nbf: now() + 290, iat: now() + 290 }))).status).toBe(200);
    expect(told(await get(await issuer.token({ ...su, nbf: now() + 330 })))).toEqual(OVER);
    expect(told(await get(await issuer.token({ ...su, exp: undefined })))).toEqual(OVER);
  });

  it('a cached token does not outlive its expiry', async () => {
    const token = await issuer.token({ ...personOf('SUPERUSUARIO'), exp: now() - 298 });
    expect((await enter(token)).status).toBe(200);
    later(3);
    expect(told(await get(token))).toEqual(OVER);
  });

  it('a claim that cannot be stored is ignored, even when signed', async () => {
    for (const sub of ['a\0b', 'x'.repeat(256), '\uD800', 7, { a: 1 }])
      expect(
        told(await enter(await issuer.token({ ...personOf('Recepcion'), sub } as never))),
        JSON.stringify(sub),
      ).toEqual(OVER);
    for (const claims of [{ exp: 1e20 }, { iat: -1e15 }, { sid: 'a\0b' }, { email: 'a\0@example.org', sub: 'otra' }])
      expect(
        (await enter(await issuer.token({ ...personOf('Recepcion'), ...claims }))).status,
        JSON.stringify(claims),
      ).toBeOneOf([200, 401]);
  });

  it('a sign-out ends the tokens of that sign-in, not those of the next', async () => {
    const session = { ...personOf('Cendis'), auth_time: now() - 50 };
    const [read, write] = [
      await issuer.token({ ...session, scp: 'leer', iat: now() - 50 }),
      await issuer.token({ ...session, scp: 'escribir', iat: now() - 49 }),
    ];
    await begin(write);
    expect((await get(read)).status).toBe(200);
    expect(await test.bearer(write)('POST', '/api/sign-out')).toMatchObject({ status: 200, body: true });
    expect([told(await get(read)), told(await test.bearer(write)('POST', '/api/sign-out'))]).toEqual([OVER, OVER]);
    // The provider still has its session and gives the browser new tokens, which open nothing by themselves.
    const [next, nextWrite] = [
      await issuer.token({ ...session, scp: 'leer' }),
      await issuer.token({ ...session, scp: 'escribir' }),
    ];
    expect(told(await get(next))).toEqual(OVER);
    // Earlier tokens do not begin a session either, even with a press of the button.
    expect(told(await begin(write))).toEqual(OVER);
    expect((await begin(nextWrite)).status).toBe(200);
    expect((await get(next)).status).toBe(200);
  });

  it('an account deactivated during a session loses access', async () => {
    const su = test.bearer(await issuer.token(personOf('SUPERUSUARIO')));
    await su('POST', '/api/session', { body: {} });
    const token = await issuer.token(personOf('Enfermeria'));
    expect((await enter(token)).status).toBe(200);
    await deactivate(test.database, test.world.usuarios.Enfermeria);
    // Any account change by this process clears its account cache.
    await su('PUT', '/api/catalogos/usuario/999999', { body: {} });
    expect(told(await get(token))).toEqual(INVALID_USER);
    expect(told(await enter(await issuer.token({ ...personOf('Enfermeria'), auth_time: now() + 1 })))).toEqual(
      INVALID_USER,
    );
  });

  it('begins a session only when its person presses the button, not by a browser call', async () => {
    const at = { ...personOf('Medico'), sid: 'pulsado' };
    const token = await issuer.token(at);
    const before = await signIns('Medico');
    expect([told(await get(token)), told(await test.bearer(token)('POST', '/api/vistas', { body: {} }))]).toEqual([
      OVER,
      OVER,
    ]);
    expect(told(await get(token, '/api/sessions'))).toEqual(OVER);
    expect(await signIns('Medico')).toBe(before);
    expect((await begin(token)).status).toBe(200);
    expect(await signIns('Medico')).toBe(before + 1);
    // Other tabs, reloaded pages and renewed tokens continue in the session.
    const renewed = await issuer.token({ ...at, iat: now() + 1, jti: 'renovado' });
    expect([
      (await get(token)).status,
      (await get(renewed)).status,
      (await get(renewed, '/api/sessions')).status,
    ]).toEqual([200, 200, 200]);
    expect(await signIns('Medico')).toBe(before + 1);
  });

  it('that ended unused begins again by the button, not by the next token', async () => {
    const at = { ...personOf('Medico'), sid: 'sin-uso' };
    expect((await enter(await issuer.token({ ...at, iat: now() - 20 }))).status).toBe(200);
    await test.database.orm
      .update(sesion)
      .set({ expira: sql`now() - interval '1 second'` })
      .where(eq(sesion.usuarioId, test.world.usuarios.Medico));
    const silent = await issuer.token(at);
    expect(told(await get(silent))).toEqual(OVER);
    expect(told(await get(silent, '/api/catalogos/estado'))).toEqual(OVER);
    expect((await enter(silent)).status).toBe(200);
  });

  it('is one for all tokens of a person when the provider states neither session nor sign-in time', async () => {
    const at = { ...personOf('Medico'), auth_time: undefined };
    expect((await begin(await issuer.token(at))).status).toBe(200);
    const other = await issuer.token({ ...at, jti: 'otra' });
    expect((await get(other)).status).toBe(200);
    expect((await test.bearer(other)('POST', '/api/sign-out')).status).toBe(200);
    expect(told(await get(await issuer.token({ ...at, iat: now() + 2 })))).toEqual(OVER);
  });

  it('a new key is fetched when a token names it, and made-up key ids cause no repeated requests', async () => {
    const su = { ...personOf('SUPERUSUARIO'), auth_time: now() };
    await begin(await issuer.token(su));
    expect((await get(await issuer.token(su))).status).toBe(200);
    later(11);
    // Even in immediate succession.
    for (const alg of ['ES256', 'RS256'] as const) {
      await issuer.rotate(alg);
      expect((await get(await issuer.token(su))).status).toBe(200);
    }
    expect((await get(await issuer.token(su, { kid: 'k1' }))).status).toBe(200);
    const before = issuer.keyReads();
    const [, payload, signature] = (await issuer.token(su)).split('.');
    const madeUp = async (index: number) =>
      (
        await get(
          `${Buffer.from(JSON.stringify({ alg: 'RS256', kid: `inventada-${index}` })).toString('base64url')}.${payload}.${signature}`,
        )
      ).status;
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, index) => madeUp(index)));
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect(issuer.keyReads() - before).toBeLessThanOrEqual(6);
    // A key rotation signs no users out.
    await issuer.rotate();
    expect((await get(await issuer.token(su))).status).toBe(503);
    later(13);
    expect((await get(await issuer.token(su))).status).toBe(200);
  });

  it('has no passwords: their addresses do not exist', async () => {
    expect(
      told(await test.nobody('POST', '/api/sign-in', { body: { userName: emailOf('Farmacia'), password: 'x' } })).slice(
        0,
        2,
      ),
    ).toEqual([404, 'RUTA_NO_ENCONTRADA']);
  });

  it('the browser gets the provider’s address, and may connect only to it', async () => {
    const config = await test.nobody('GET', '/config.json');
    const { host, origin } = new URL(issuer.provider.authority);
    expect(config.body).toEqual({
      apiBase: '/api',
      idleMinutes: 720,
      locale: 'es',
      timeZone: 'America/Monterrey',
      signInMode: 'msal',
      enableMock: false,
      offlineData: true,
      demo: false,
      identity: {
        clientId: 'red-salud-web',
        interaction: 'redirect',
        authority: `${origin}/red/entrar/v2.0`,
        forgotPasswordAuthority: `${origin}/red/olvido/v2.0`,
        editProfileAuthority: `${origin}/red/perfil/v2.0`,
        knownAuthorities: [host],
        forgotPasswordCode: 'AADB2C90118',
        scopes: { read: [issuer.provider.scopes.read], write: [issuer.provider.scopes.write] },
      },
    });
    const policy = config.headers['content-security-policy'] ?? '';
    for (const directive of ['connect-src', 'form-action', 'frame-src'])
      expect(policy).toContain(`${directive} 'self' ${origin}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await test.nobody('GET', '/redirect.html?x=1')).headers['content-security-policy']).toContain(
      "frame-ancestors 'self'",
    );
  });
});

describe('when the identity provider is down', () => {
  it('requests get 503 instead of a 401 that signs users out, and work again on its return', async () => {
    const issuer = await startIssuer();
    const token = await issuer.token({ sub: 'su', email: emailOf('SUPERUSUARIO') });
    await issuer.down();
    const test = await startApp('PGlite', { signIn: { provider: issuer.provider, ownAccounts: false } });
    expect(told(await test.bearer(token)('GET', ME)).slice(0, 2)).toEqual([503, 'PROVEEDOR_IDENTIDAD']);
    expect((await test.nobody('GET', ME)).status).toBe(401);
    await issuer.up();
    const begin = async () => (await test.bearer(token)('POST', '/api/session', { body: {} })).status;
    await expect.poll(begin, { timeout: 30_000 }).toBe(200);
    await issuer.down();
    // Known keys remain valid.
    expect((await test.bearer(token)('GET', ME)).status).toBe(200);
    await test.stop();
  });
});

describe.each(ENGINES)('sign-in by provider or password, on %s', (engine) => {
  let issuer: Issuer;
  let test: TestApp;
  beforeAll(async () => {
    issuer = await startIssuer();
    test = await startApp(engine, { signIn: { provider: issuer.provider, ownAccounts: true } });
  });
  afterAll(async () => {
    await test.stop();
    await issuer.down();
  });

  const get = (token: string) => test.bearer(token)('GET', ME);
  const signIn = async () =>
    (
      (await test.nobody('POST', '/api/sign-in', { body: { userName: emailOf('Farmacia'), password: PASSWORD } }))
        .body as { token: string }
    ).token;

  it('both lead to the same account, and neither ends the other', async () => {
    const [ours, theirs] = [
      await signIn(),
      await issuer.token({ sub: 'persona-Farmacia', email: emailOf('Farmacia') }),
    ];
    // Tokens of the product have a session from the start, so pressing the button changes nothing.
    for (const token of [ours, theirs])
      expect((await test.bearer(token)('POST', '/api/session', { body: {} })).status).toBe(200);
    for (const token of [ours, theirs])
      expect(await get(token)).toMatchObject({ status: 200, body: { perfilNombre: 'Farmacia' } });
    expect((await test.bearer(ours)('POST', '/api/sign-out')).status).toBe(200);
    expect([told(await get(ours)), (await get(theirs)).status]).toEqual([OVER, 200]);
    expect((await test.nobody('GET', '/config.json')).body).toMatchObject({
      signInMode: 'both',
      identity: { clientId: issuer.provider.clientId },
    });
  });

  it('a token is valid only by the key of its own issuer', async () => {
    const [header = '', payload = '', signature = ''] = (await signIn()).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
    const naming = (more: JWTPayload) =>
      [header, Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url'), signature].join('.');
    const publicKey = new TextEncoder().encode(await issuer.publicPem());
    const bad = {
      'ours, with an issuer': naming({ iss: 'https://otro.example.org/' }),
      'ours, of somebody else': naming({ sub: String(test.world.usuarios.SUPERUSUARIO) }),
      'HS256 with the public key of the provider': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(publicKey),
      'the provider’s, without its name': await issuer.token({
        sub: 'persona-Farmacia',
        email: emailOf('Farmacia'),
        iss: undefined,
      }),
      'not readable': 'a.b.c',
    };
    for (const [what, token] of Object.entries(bad)) expect([what, ...told(await get(token))]).toEqual([what, ...OVER]);
  });
});
