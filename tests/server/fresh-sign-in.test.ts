import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IMPORTS } from '#generated/server/imports.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { asksFreshSignIn } from '#platform/server/records/fresh-sign-in';
import { resources } from '#platform/server/records/resources';
import { bitacora, intentoSesion, sesion } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { startIssuer, type Issuer } from '../support/server/issuer';
import { refusalOf } from '../support/server/refusal';
import { emailOf, PASSWORD } from '../support/server/world';

const USERS = '/api/catalogos/usuario';
const STALE = [403, 'IDENTIDAD_SIN_CONFIRMAR'];
const told = (answer: Answer) => refusalOf(answer).slice(0, 2);

describe.each(ENGINES)('a fresh sign-in on %s', (engine) => {
  let test: TestApp;
  let admin: Client;
  let jti: string;
  beforeAll(async () => {
    test = await startApp(engine);
    admin = await test.as('SUPERUSUARIO');
    jti = await ownOf(admin);
  });
  afterAll(() => test.stop());
  beforeEach(() => test.database.orm.delete(intentoSesion));

  const ownOf = async (client: Client) =>
    ((await client('GET', '/api/sessions')).body as { sesionId: string; actual: boolean }[]).find(
      ({ actual }) => actual,
    )!.sesionId;
  /** Sets the age of the last authentication of a session, in minutes. */
  const proved = (id: string, minutes: number) =>
    test.database.orm
      .update(sesion)
      .set({ probada: sql`now() - ${minutes} * interval '1 minute'` })
      .where(eq(sesion.jti, id));
  const confirm = (client: Client, password: string) => client('POST', '/api/confirm-identity', { body: { password } });
  const account = async (
    id = test.world.usuarios.Recepcion,
  ): Promise<Record<string, unknown> & { readonly version: number }> => {
    const { body } = await admin('GET', `${USERS}/${id}`);
    const record = body as Record<string, unknown> & { readonly version: number };
    const persona = { ...(record['persona'] as object), paisNacimiento: 'US', estadoNacimiento: 'NE' };
    return { ...record, persona };
  };
  const change = async (values: object, client = admin) => {
    const before = await account();
    return client('PUT', `${USERS}/${test.world.usuarios.Recepcion}`, { body: { ...before, ...values } });
  };

  it('is required by the operations and the entities of this list', () => {
    const operations = Object.values(OPERATIONS).filter(({ freshSignIn }) => freshSignIn);
    expect(operations.map(({ name }) => name).toSorted()).toEqual([
      'calendarioRevocar',
      'calendarioSuscribir',
      'closeOtherSessions',
      'closeSession',
      'usuarioBloquear',
      'usuarioDesactivar',
      'usuarioDesbloquear',
    ]);
    const guarded = resources.filter(asksFreshSignIn);
    expect(guarded.map(({ name, form }) => [name, form.freshSignIn])).toEqual([
      ['perfil', ['permisos']],
      ['usuario', ['email', 'perfilId', 'estatus']],
    ]);
    // None of them can be imported.
    const names = new Set(guarded.map(({ name }) => name));
    expect(IMPORTS.filter(({ entity }) => names.has(entity))).toEqual([]);
  });

  it('counts for ten minutes after the sign-in, and again after the password', async () => {
    const fresh = await change({ email: 'recepcion.uno@example.org' });
    expect(fresh.status, JSON.stringify(fresh.body)).toBe(200);
    await proved(jti, 9.9);
    expect((await change({ email: 'recepcion.dos@example.org' })).status).toBe(200);
    await proved(jti, 10.1);
    expect(told(await change({ email: 'recepcion.tres@example.org' }))).toEqual(STALE);
    expect((await account())['email']).toBe('recepcion.dos@example.org');
    expect(await confirm(admin, PASSWORD)).toMatchObject({ status: 200, body: true });
    expect((await change({ email: emailOf('Recepcion') })).status).toBe(200);
    const [entry] = await test.database.orm
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.accion, 'INICIO_SESION'), eq(bitacora.usuarioId, test.world.usuarios.SUPERUSUARIO)))
      .orderBy(desc(bitacora.bitacoraId))
      .limit(1);
    expect(entry).toMatchObject({ motivo: 'Confirmó su identidad en una sesión abierta' });
  });

  it('is required for each of these changes, and not for others', async () => {
    await proved(jti, 60);
    const { usuarios } = test.world;
    const { perfilId } = await account(usuarios.Farmacia);
    const { version, ...record } = await account();
    const at = `${USERS}/${usuarios.Recepcion}`;
    const calls: Record<string, () => Promise<Answer>> = {
      'e-mail': () => change({ email: 'otro@example.org' }),
      profile: () => change({ perfilId }),
      status: () => change({ estatus: 'BLOQUEADO' }),
      creating: () => admin('POST', USERS, { body: { ...record, email: 'nueva@example.org' } }),
      deleting: () => admin('DELETE', at, { headers: { 'if-match': `"${version}"` } }),
      blocking: () => admin('POST', `${at}/bloquear`, { body: { motivo: 'Prueba' } }),
      unblocking: () => admin('POST', `${at}/desbloquear`, { body: { motivo: 'Prueba' } }),
      deactivating: () => admin('POST', `${at}/desactivar`, { body: { motivo: 'Prueba' } }),
      'a batch that deletes': () =>
        admin('POST', `${USERS}/lote`, {
          body: { accion: 'desactivar', registros: [{ id: usuarios.Recepcion, version }] },
        }),
      'another session': () => admin('POST', '/api/sessions/x/close', { body: {} }),
      'all other sessions': () => admin('POST', '/api/sessions/close-others', { body: {} }),
      'the address of the calendar': () => admin('POST', '/api/agenda/agenda/calendario', { body: {} }),
      'taking that address back': () => admin('POST', '/api/agenda/agenda/calendario/revocar', { body: {} }),
    };
    const answers = await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, told(await call())]));
    expect(answers).toEqual(Object.keys(calls).map((name) => [name, STALE]));
    expect((await account())['estatus']).toBe('ACTIVO');
    const { persona } = await account();
    const other = await change({ persona: { ...(persona as object), nombre: 'Renombrada' } });
    expect(other.status, JSON.stringify(other.body)).toBe(200);
  });

  it('applies to one session only', async () => {
    const other = await test.as('SUPERUSUARIO');
    await proved(jti, 60);
    expect((await confirm(other, PASSWORD)).status).toBe(200);
    expect(told(await change({ email: 'otro@example.org' }))).toEqual(STALE);
    const theirs = await test.as('Recepcion');
    expect(told(await theirs('POST', '/api/sessions/close-others', { body: {} }))).toEqual([200, undefined]);
  });

  it('is refused for a wrong password, with the delays of the sign-in', async () => {
    await proved(jti, 60);
    for (const guess of ['una', 'dos', 'tres', 'cuatro', 'cinco'])
      expect([guess, ...refusalOf(await confirm(admin, guess))]).toEqual([
        guess,
        422,
        'VALIDACION',
        'password CONTRASENA_ACTUAL',
      ]);
    expect((await confirm(admin, PASSWORD)).status).toBe(429);
    expect(told(await change({ email: 'otro@example.org' }))).toEqual(STALE);
    await test.database.orm.delete(intentoSesion);
    expect((await confirm(admin, PASSWORD)).status).toBe(200);
  });

  it('is not accepted as a claim of the client', async () => {
    await proved(jti, 60);
    const answer = await admin('POST', '/api/sessions/close-others', {
      body: {},
      headers: { 'x-identidad': 'confirmada', probada: new Date().toISOString() },
    });
    expect(told(answer)).toEqual(STALE);
    expect((await test.nobody('POST', '/api/confirm-identity', { body: { password: PASSWORD } })).status).toBe(401);
  });

  it('stores nothing under the idempotency key of the refused request', async () => {
    await proved(jti, 60);
    const block = () =>
      admin('POST', `${USERS}/${test.world.usuarios.Recepcion}/bloquear`, {
        body: { motivo: 'Prueba' },
        headers: { 'idempotency-key': 'bloqueo-1', 'if-match': `"${version}"` },
      });
    const { version } = await account();
    expect(told(await block())).toEqual(STALE);
    await proved(jti, 0);
    expect((await block()).status).toBe(200);
  });
});

describe.each(ENGINES)('a fresh sign-in at a provider on %s', (engine) => {
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

  const seconds = () => Math.floor(Date.now() / 1000);
  const person = { sub: 'persona-su', email: emailOf('SUPERUSUARIO'), sid: 'una-sesion' };
  const begin = (token: string) => test.bearer(token)('POST', '/api/session', { body: {} });
  const end = (token: string) => test.bearer(token)('POST', '/api/sessions/close-others', { body: {} });

  it('is the time of the sign-in there, not that of the token or of the product’s session', async () => {
    const old = await issuer.token({ ...person, auth_time: seconds() - 3600 });
    expect((await begin(old)).status).toBe(200);
    expect(told(await end(old))).toEqual(STALE);
    // A token that the browser renewed by itself states when its person last signed in.
    const renewed = await issuer.token({ ...person, auth_time: seconds() - 3600, jti: 'otra' });
    expect((await begin(renewed)).status).toBe(200);
    expect(told(await end(renewed))).toEqual(STALE);
    const anew = await issuer.token({ ...person, auth_time: seconds() });
    expect(told(await end(anew))).toEqual(STALE);
    expect((await begin(anew)).status).toBe(200);
    expect((await end(anew)).status).toBe(200);
  });

  it('also counts when it starts another session', async () => {
    const { sid: _sid, ...of } = person;
    const before = await issuer.token({ ...of, auth_time: seconds() - 3600 });
    expect((await begin(before)).status).toBe(200);
    const anew = await issuer.token({ ...of, auth_time: seconds() });
    expect((await begin(anew)).status).toBe(200);
    expect([told(await end(before)), (await end(anew)).status]).toEqual([STALE, 200]);
  });

  it('cannot be in the future', async () => {
    const ahead = await issuer.token({ ...person, sub: 'otra', email: emailOf('Cendis'), auth_time: seconds() + 290 });
    expect((await begin(ahead)).status).toBe(200);
    const [row] = await test.database.orm
      .select({ left: sql`extract(epoch from ${sesion.probada} - now())`.mapWith(Number) })
      .from(sesion)
      .where(eq(sesion.usuarioId, test.world.usuarios.Cendis));
    expect(row!.left).toBeLessThanOrEqual(1);
  });

  it('cannot be proved by a password', async () => {
    const token = await issuer.token({ ...person, auth_time: seconds() });
    expect(told(await test.bearer(token)('POST', '/api/confirm-identity', { body: { password: PASSWORD } }))).toEqual([
      404,
      'RUTA_NO_ENCONTRADA',
    ]);
  });
});
