import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perfil, usuario } from '#generated/server/tables.gen';
import { readSetting, SETTINGS } from '#platform/server/db/settings';
import { bitacora } from '#platform/server/db/system-tables';
import { SEARCH } from '#platform/shared/search-path';
import { startApp, type Answer, type TestApp } from '../support/server/app';
import { AUDIENCE, startIssuer, type Issuer } from '../support/server/issuer';
import { emailOf } from '../support/server/world';

/** Public routes: those that start a session or disclose no personal data. New ones must be added here. */
const OPEN = {
  token: [
    '/api/sign-in',
    '/api/sign-up',
    '/api/forgot-password',
    '/api/reset-password',
    '/api/health',
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/style.css',
    '/config.json',
    // Needs the ticket that a correct password gives (second-factor.test.ts).
    '/api/sign-in/code',
    '/api/sign-in/enrol',
    '/api/sign-in/enrol/confirm',
    // Needs its own password.
    '/api/agenda/calendario/agenda.ics',
    // Needs a ticket only (channel.test.ts).
    '/api/messaging/notifications-messaging/canal',
  ],
  msal: [
    '/api/health',
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/style.css',
    '/config.json',
    '/api/agenda/calendario/agenda.ics',
    '/api/messaging/notifications-messaging/canal',
  ],
} as const;

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
}

/** Returns every route of Fastify, with values for its parameters; HEAD follows GET. */
function routesOf(test: TestApp): Route[] {
  return test.routes.flatMap(({ method, url }) =>
    [method]
      .flat()
      .filter((each) => each !== 'HEAD')
      .map((each) => ({ method: each as Route['method'], url })),
  );
}

const addressOf = ({ url }: Route) => url.replaceAll(/:\w+/g, '1');
const guarded = (test: TestApp, mode: keyof typeof OPEN) =>
  routesOf(test).filter(({ url }) => !(OPEN[mode] as readonly string[]).includes(url));
const rowsIn = async ({ database }: TestApp) =>
  (await database.orm.select({ total: sql`count(*)`.mapWith(Number) }).from(bitacora))[0]?.total;

/** Sends a request to every route. Returns those without the expected answer. */
async function wrongOnes(
  test: TestApp,
  routes: readonly Route[],
  headers: Record<string, string>,
  isRight: (answer: Answer) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, route] of routes.entries()) {
    // Varies the address: a single one would hit the rate limit.
    const from = { 'x-forwarded-for': `10.0.0.${index % 250}` };
    const answer = await test.nobody(route.method, addressOf(route), {
      headers: { ...from, ...headers },
      ...(route.method === 'GET' ? {} : { body: {} }),
    });
    if (!isRight(answer)) wrong.push(`${route.method} ${route.url}: ${answer.status}`);
  }
  return wrong;
}

const isRefused = ({ status, body }: Answer) =>
  status === 401 && (body as { codigo: string }).codigo === 'NO_AUTENTICADO';
const isInvalidUser = (answer: Answer) =>
  isRefused(answer) && (answer.body as { mensaje: string }).mensaje === 'InvalidUser';
const isOver = ({ status, body }: Answer) =>
  status === 401 && (body as { codigo: string }).codigo === 'SESION_TERMINADA';
const now = () => Math.floor(Date.now() / 1000);

describe('every route, with tokens of the product', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp('PGlite');
  });
  afterAll(() => test.stop());

  it('is in the tested list', () => {
    expect(guarded(test, 'token').length).toBeGreaterThan(100);
    expect(routesOf(test).map(({ url }) => url)).toEqual(expect.arrayContaining([...OPEN.token]));
  });

  it('requires a valid token', async () => {
    const routes = guarded(test, 'token');
    const before = await rowsIn(test);
    expect(await wrongOnes(test, routes, {}, isRefused)).toEqual([]);
    const claims = { sub: String(test.world.usuarios.SUPERUSUARIO), jti: 'x', iat: now(), exp: now() + 3600 };
    const secret = Buffer.from(String(await readSetting(test.database.orm, SETTINGS.signingSecret)), 'base64');
    const ours = (more: JWTPayload) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    const bad: Record<string, string> = {
      'of no session': await ours({}),
      expired: await ours({ exp: now() - 10 }),
      'signed by somebody else': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new Uint8Array(32)),
      'not signed': new UnsecuredJWT(claims).encode(),
      'no token at all': 'x',
    };
    for (const [what, token] of Object.entries(bad)) {
      expect([
        what,
        await wrongOnes(
          test,
          routes,
          { authorization: `Bearer ${token}` },
          what === 'of nobody we know' ? isInvalidUser : isOver,
        ),
      ]).toEqual([what, []]);
    }
    expect(await rowsIn(test)).toBe(before);
  });
});

describe('every route, with tokens of an identity provider', () => {
  let issuer: Issuer;
  let other: Issuer;
  let test: TestApp;
  beforeAll(async () => {
    [issuer, other] = await Promise.all([startIssuer(), startIssuer()]);
    test = await startApp('PGlite', { signIn: { provider: issuer.provider, ownAccounts: false } });
  });
  afterAll(async () => {
    await test.stop();
    await Promise.all([issuer.down(), other.down()]);
  });

  const su = { sub: 'su', sid: 'su', email: emailOf('SUPERUSUARIO') };
  const begin = (token: string) => test.bearer(token)('POST', '/api/session', { body: {} });
  const signed = (claims: JWTPayload = {}) => issuer.token({ ...su, ...claims });

  it('refuses a token of another audience, and changes nothing', async () => {
    const routes = guarded(test, 'msal');
    const good = await signed();
    const [header = '', payload = '', signature = ''] = good.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
    const tampered = Buffer.from(JSON.stringify({ ...claims, email: emailOf('Auditor') })).toString('base64url');
    const kid = (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid;
    const bad: Record<string, string> = {
      forged: await other.token({ ...su, iss: claims.iss }),
      tampered: [header, tampered, signature].join('.'),
      expired: await signed({ iat: now() - 7200, exp: now() - 3600 }),
      'for another audience': await signed({ aud: 'otra-aplicacion' }),
      'for the browser application': await signed({ aud: issuer.provider.clientId }),
      'of another issuer': await signed({ iss: 'https://otro.example.org/' }),
      'without end': await signed({ exp: undefined }),
      'without subject': await signed({ sub: undefined }),
      'alg none': new UnsecuredJWT(claims).encode(),
      'alg none with a signature': [Buffer.from('{"alg":"none"}').toString('base64url'), payload, signature].join('.'),
      'HS256 with the public key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(await issuer.publicPem())),
      'of nobody we know': await signed({ sub: 'nadie', email: 'nadie@example.org' }),
    };
    const before = await rowsIn(test);
    expect(await wrongOnes(test, routes, {}, isRefused)).toEqual([]);
    for (const [what, token] of Object.entries(bad)) {
      expect([
        what,
        await wrongOnes(
          test,
          routes,
          { authorization: `Bearer ${token}` },
          what === 'of nobody we know' ? isInvalidUser : isOver,
        ),
      ]).toEqual([what, []]);
    }
    expect(await rowsIn(test)).toBe(before);
    expect(claims.aud).toBe(AUDIENCE);
    expect((await begin(good)).status).toBe(200);
    expect((await test.bearer(good)('GET', '/api/catalogos/estado')).status).toBe(200);
  });

  it('requires the scope of its method', async () => {
    const routes = guarded(test, 'msal');
    const isWithoutScope = ({ status, body }: Answer) =>
      status === 403 && (body as { codigo: string }).codigo === 'TOKEN_SIN_ALCANCE';
    const reads = ({ method, url }: Route) => method === 'GET' || url.endsWith(SEARCH);
    expect((await begin(await signed())).status).toBe(200);
    const [read, write] = [await signed({ scp: 'leer' }), await signed({ scp: 'escribir' })];
    expect(await wrongOnes(test, routes.filter(reads), { authorization: `Bearer ${write}` }, isWithoutScope)).toEqual(
      [],
    );
    expect(
      await wrongOnes(
        test,
        routes.filter((route) => !reads(route)),
        { authorization: `Bearer ${read}` },
        isWithoutScope,
      ),
    ).toEqual([]);
  });

  it('requires its permission: an empty profile reaches only what every account has', async () => {
    const [nothing] = await test.database.orm
      .insert(perfil)
      .values({ nombre: 'Sin permisos', alcance: 'UNIDAD', permisos: [] })
      .returning();
    await test.database.orm
      .update(usuario)
      .set({ perfilId: nothing!.perfilId })
      .where(eq(usuario.usuarioId, test.world.usuarios.Recepcion));
    const token = await issuer.token({ sub: 'sin-permisos', email: emailOf('Recepcion') });
    await begin(token);
    const reached = await wrongOnes(
      test,
      guarded(test, 'msal').filter(({ url }) => url !== '/api/sign-out'),
      { authorization: `Bearer ${token}` },
      ({ status, body }) => status === 403 && (body as { codigo: string }).codigo === 'SIN_PERMISO',
    );
    // A list is read by GET, or by POST to `_search` with the same guard (search-routes.ts).
    const named = reached.map((line) => line.replace(/: \d+$/, '').replace(/^POST (.*)\/_search$/, 'GET $1'));
    expect([...new Set(named)].toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'DELETE /api/reportes/archivos/:reporteArchivoId',
      'DELETE /api/reportes/guardados/:reporteGuardadoId',
      'DELETE /api/tableros/:tableroId',
      'DELETE /api/vistas/:vistaId',
      // Finds nothing in lists that the caller may not read.
      'GET /api/busqueda',
      'GET /api/catalogos/modulo/menu',
      'GET /api/catalogos/usuario/usuario-actual',
      // Without permission for any step, the list of tasks is empty.
      'GET /api/inicio',
      // The key of the caller's own device.
      'GET /api/network/clave-local',
      'GET /api/notificaciones/notificaciones/canales',
      'GET /api/notificaciones/notificaciones/notificaciones-list',
      'GET /api/reportes/archivos',
      'GET /api/reportes/guardados',
      'GET /api/sessions',
      'GET /api/tableros',
      'GET /api/vistas',
      // Refuses lists that the caller may not read.
      'GET /api/vistas/totales',
      'GET /api/vouches',
      'GET /api/vouches/:avalId',
      // Compares only with records that the caller may write.
      'POST /api/busqueda/parecidos',
      'POST /api/catalogos/usuario/usuario-actual/recorrido',
      'POST /api/messaging/notifications-messaging/negotiate',
      'POST /api/network/red-historial',
      'POST /api/reportes/guardados',
      'POST /api/seguridad/simulacion/terminar',
      'POST /api/session',
      'POST /api/sessions/:sesionId/close',
      'POST /api/sessions/close-others',
      'POST /api/tableros',
      'POST /api/vistas',
      'POST /api/vouches',
      'POST /api/vouches/:avalId/confirm',
      'POST /api/vouches/:avalId/refuse',
      'POST /api/vouches/:avalId/withdraw',
      'PUT /api/catalogos/usuario/preferencias',
      'PUT /api/notificaciones/notificaciones/canales',
      'PUT /api/notificaciones/notificaciones/marcar-vista',
      'PUT /api/reportes/guardados/:reporteGuardadoId',
      'PUT /api/tableros/:tableroId',
      'PUT /api/vistas/:vistaId',
    ]);
  });

  it('answers 404 alike for a record out of reach and for a missing one', async () => {
    await test.database.orm
      .update(usuario)
      .set({ unidadId: test.world.otraUnidadId })
      .where(eq(usuario.usuarioId, test.world.usuarios.Auditor));
    const token = await issuer.token({ sub: 'admin', email: emailOf('Administrador-unidad') });
    await begin(token);
    const admin = test.bearer(token);
    const at = (id: number) => `/api/catalogos/usuario/${id}`;
    const told = ({ status, body }: Answer) => [status, (body as { codigo: string }).codigo];
    expect(told(await admin('GET', at(test.world.usuarios.Auditor)))).toEqual([404, 'NO_ENCONTRADO']);
    expect(told(await admin('GET', at(999_999)))).toEqual([404, 'NO_ENCONTRADO']);
    expect(
      told(await admin('PUT', at(test.world.usuarios.Auditor), { body: {}, headers: { 'if-match': '"1"' } })),
    ).toEqual([404, 'NO_ENCONTRADO']);
    expect((await admin('GET', at(test.world.usuarios.Medico))).status).toBe(200);
  });
});
