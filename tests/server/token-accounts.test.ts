import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import type { EstatusUsuario } from '#generated/shared/enums.gen';
import { codigoAcceso, credencial, intentoSesion } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Answer, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD, type ProfileName } from '../support/server/world';

const NEW = 'lluvia sobre Saltillo';
const fieldsOf = ({ status, body }: Answer) => [
  status,
  ...((body as { errores?: { campo: string; codigo: string }[] }).errores ?? []).map(
    ({ campo, codigo }) => `${campo} ${codigo}`,
  ),
];

/** Answer to every sign-up. */
const PENDING = { user: null, token: null, pendiente: 'CORREO' };

describe.each(ENGINES)('accounts with a local password on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp(engine);
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    await test.database.orm.delete(intentoSesion);
  });

  const call = (at: string, body: object, headers: Record<string, string> = {}) =>
    test.nobody('POST', `/api${at}`, { body, headers });
  const signIn = (profile: ProfileName, password: string) => call('/sign-in', { userName: emailOf(profile), password });
  const { usuario } = tables;
  const statusOf = async (profile: ProfileName) =>
    (await test.database.orm.select().from(usuario).where(eq(usuario.usuarioId, test.world.usuarios[profile])))[0]
      ?.estatus;
  const setStatus = (profile: ProfileName, estatus: EstatusUsuario) =>
    test.database.orm.update(usuario).set({ estatus }).where(eq(usuario.usuarioId, test.world.usuarios[profile]));
  const forgetPassword = (profile: ProfileName) =>
    test.database.orm.delete(credencial).where(eq(credencial.usuarioId, test.world.usuarios[profile]));

  const folder = () => path.join(test.dataDir, 'correo');
  const mailFiles = async () => (await readdir(folder()).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1));
  /** Mails to an address, oldest first, as their raw text with soft line ends undone. */
  const mailsTo = async (email: string) => {
    const raw = await Promise.all((await mailFiles()).map((name) => readFile(path.join(folder(), name), 'utf8')));
    return raw
      .map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .filter((text) => text.includes(`To: ${email}`));
  };
  const nextMail = async (email: string, before: number) => {
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(before + 1);
    return (await mailsTo(email)).at(-1)!;
  };
  const codeIn = (mail: string) => /codigo=([\w-]{43})/.exec(mail)?.[1] ?? '';
  const mailFrom = async (
    at: '/sign-up' | '/forgot-password',
    profile: ProfileName,
    headers: Record<string, string> = {},
  ) => {
    const before = (await mailsTo(emailOf(profile))).length;
    expect(await call(at, { email: ` ${emailOf(profile).toUpperCase()} ` }, headers)).toMatchObject({ status: 422 });
    expect(await call(at, { email: emailOf(profile).toUpperCase() }, headers)).toMatchObject({
      status: 200,
      body: at === '/sign-up' ? PENDING : true,
    });
    return nextMail(emailOf(profile), before);
  };

  it('an invited person activates the account with the code of a mail, once', async () => {
    await setStatus('Farmacia', 'INVITADO');
    await forgetPassword('Farmacia');
    const mail = await mailFrom('/sign-up', 'Farmacia', {
      host: 'mal.example.com',
      'x-forwarded-host': 'mal.example.com',
    });
    expect(mail).toContain('From: Red Salud <red@example.org>');
    expect(mail).toContain('Subject: Active su cuenta de Red Salud');
    expect(mail).toMatch(/https:\/\/red\.example\.org\/reset-password#\?codigo=[\w-]{43}&activar=1/);
    expect(mail).toContain('72 horas');
    expect(mail).toContain('text/html');
    expect(mail).not.toContain('mal.example.com');
    const codigo = codeIn(mail);
    const { mode } = await stat(path.join(folder(), (await mailFiles()).at(-1)!));
    expect(mode % 0o100).toBe(0);
    expect((await test.database.orm.select().from(codigoAcceso)).map(({ huella }) => huella)).not.toContain(codigo);

    expect(fieldsOf(await call('/reset-password', { codigo, password: 'corta' }))).toEqual([
      422,
      'password LONGITUD_MINIMA',
    ]);
    const entered = await call('/reset-password', { codigo, password: NEW });
    expect(entered).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect((await test.bearer((entered.body as { token: string }).token)('GET', '/api/catalogos/estado')).status).toBe(
      200,
    );
    expect(await statusOf('Farmacia')).toBe('ACTIVO');
    expect((await signIn('Farmacia', NEW)).status).toBe(200);
    expect(fieldsOf(await call('/reset-password', { codigo, password: `${NEW} otra` }))).toEqual([
      422,
      'codigo CODIGO_INVALIDO',
    ]);
    expect((await signIn('Farmacia', NEW)).status).toBe(200);
  });

  it('a forgotten password is replaced, in the request’s language; its sessions end and earlier codes expire', async () => {
    const client = await test.as('Medico');
    const first = codeIn(await mailFrom('/forgot-password', 'Medico'));
    const mail = await mailFrom('/forgot-password', 'Medico', { 'accept-language': 'en' });
    expect(mail).toContain('Subject: Choose another Red Salud password');
    expect(mail).not.toContain('activar=1');
    expect(await call('/reset-password', { codigo: codeIn(mail), password: NEW })).toMatchObject({ status: 200 });
    expect((await client('GET', '/api/catalogos/estado')).status).toBe(401);
    expect([(await signIn('Medico', PASSWORD)).status, (await signIn('Medico', NEW)).status]).toEqual([401, 200]);
    expect(fieldsOf(await call('/reset-password', { codigo: first, password: `${NEW} 2` }))).toEqual([
      422,
      'codigo CODIGO_INVALIDO',
    ]);
  });

  it('a code is valid for one of two simultaneous requests, and expires', async () => {
    const codigo = codeIn(await mailFrom('/forgot-password', 'Cendis'));
    const [one, two] = await Promise.all([
      call('/reset-password', { codigo, password: `${NEW} uno` }),
      call('/reset-password', { codigo, password: `${NEW} dos` }),
    ]);
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
    const [winner, loser] = one.status === 200 ? ['uno', 'dos'] : ['dos', 'uno'];
    expect([
      (await signIn('Cendis', `${NEW} ${winner}`)).status,
      (await signIn('Cendis', `${NEW} ${loser}`)).status,
    ]).toEqual([200, 401]);
    const late = codeIn(await mailFrom('/forgot-password', 'Cendis'));
    await test.database.orm.update(codigoAcceso).set({ expira: new Date(Date.now() - 1000) });
    expect(fieldsOf(await call('/reset-password', { codigo: late, password: NEW }))).toEqual([
      422,
      'codigo CODIGO_INVALIDO',
    ]);
  });

  it('the existence of an account stays secret: the answers are alike, and only accounts get mail', async () => {
    await setStatus('Auditor', 'INACTIVO');
    const before = (await mailFiles()).length;
    const answers = await Promise.all(
      ['/sign-up', '/forgot-password'].flatMap((at) =>
        ['nadie@example.org', emailOf('Auditor'), emailOf('Enfermeria')].map((email) => call(at, { email })),
      ),
    );
    const told = answers.map(({ status, body, headers }) =>
      JSON.stringify([status, body, Object.keys(headers).toSorted()]),
    );
    // Three answers of each call.
    expect(new Set(told.slice(0, 3)).size).toBe(1);
    expect(new Set(told.slice(3)).size).toBe(1);
    expect(answers[0]!.body).toEqual(PENDING);
    // Signing up offers nothing to an account that already has a password.
    expect(await nextMail(emailOf('Enfermeria'), 0)).toContain('Elija_otra');
    expect((await mailFiles()).length).toBe(before + 1);
    await setStatus('Auditor', 'ACTIVO');
  });

  it('the body of SPEC is accepted for any address, opens no account, and its password is ignored', async () => {
    await setStatus('Cendis', 'INVITADO');
    await forgetPassword('Cendis');
    const before = (await mailsTo(emailOf('Cendis'))).length;
    for (const email of [emailOf('Cendis'), 'desconocida@example.org']) {
      const password = 'una contraseña bastante larga';
      const answer = await call('/sign-up', { userName: email, password, email });
      expect([answer.status, answer.body]).toEqual([200, PENDING]);
      expect((await call('/sign-in', { userName: email, password })).status).toBe(401);
    }
    expect(await nextMail(emailOf('Cendis'), before)).toContain('activar=1');
    await setStatus('Cendis', 'ACTIVO');
  });

  it('more than five mails in 15 minutes are refused, whether or not an account has the address', async () => {
    for (const email of ['nadie@example.org', emailOf('Recepcion')]) {
      const statuses: number[] = [];
      for (let index = 0; index < 7; index += 1) statuses.push((await call('/forgot-password', { email })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
  });

  it.each([
    ['corta', 'LONGITUD_MINIMA'],
    ['contraseña123', 'CONTRASENA_COMUN'],
    ['Bienvenido2026!', 'CONTRASENA_COMUN'],
    ['123456789012', 'CONTRASENA_COMUN'],
    ['aaaaaaaaaaaa', 'CONTRASENA_COMUN'],
    ['mi enfermeria-centrales', 'CONTRASENA_CORREO'],
    ['x'.repeat(201), 'LONGITUD_MAXIMA'],
  ])('the password «%s» is refused', async (nueva, codigo) => {
    const client = await test.as('Enfermeria-centrales');
    expect(fieldsOf(await client('POST', '/api/change-password', { body: { actual: PASSWORD, nueva } }))).toEqual([
      422,
      `nueva ${codigo}`,
    ]);
  });

  it('only the session that changes the password stays signed in, and a mail confirms the change', async () => {
    const [one, other] = [await test.as('Jurisdiccion'), await test.as('Jurisdiccion')];
    const change = (body: object) => one('POST', '/api/change-password', { body });
    expect(fieldsOf(await change({ actual: 'otra cosa', nueva: NEW }))).toEqual([422, 'actual CONTRASENA_ACTUAL']);
    expect(fieldsOf(await change({ actual: PASSWORD, nueva: PASSWORD }))).toEqual([422, 'nueva CONTRASENA_REPETIDA']);
    expect(await change({ actual: PASSWORD, nueva: NEW })).toMatchObject({ status: 200, body: true });
    expect([
      (await one('GET', '/api/catalogos/estado')).status,
      (await other('GET', '/api/catalogos/estado')).status,
    ]).toEqual([200, 401]);
    expect(await nextMail(emailOf('Jurisdiccion'), 0)).toContain('Subject:');
    for (let index = 0; index < 5; index += 1) await change({ actual: 'otra cosa', nueva: NEW });
    expect((await change({ actual: NEW, nueva: PASSWORD })).status).toBe(429);
  });

  it('delays repeated guesses from one address increasingly, and locks no account', async () => {
    const nurse = await test.as('Enfermeria');
    for (let index = 0; index < 5; index += 1) expect((await signIn('Enfermeria', 'otra')).status).toBe(401);
    const waits = await signIn('Enfermeria', PASSWORD);
    expect([waits.status, Number(waits.headers['retry-after'])]).toEqual([429, 30]);
    expect(await statusOf('Enfermeria')).toBe('ACTIVO');
    expect((await nurse('GET', '/api/catalogos/estado')).status).toBe(200);
    const elsewhere = { userName: emailOf('Enfermeria'), password: PASSWORD };
    const other = await test.app.inject({
      method: 'POST',
      url: '/api/sign-in',
      payload: elsewhere,
      remoteAddress: '198.51.100.7',
    });
    expect(other.statusCode).toBe(200);
    const ago = (seconds: number) =>
      test.database.orm.update(intentoSesion).set({ ultimoFallo: new Date(Date.now() - seconds * 1000) });
    await ago(31);
    expect((await signIn('Enfermeria', 'otra')).status).toBe(401);
    expect(Number((await signIn('Enfermeria', PASSWORD)).headers['retry-after'])).toBeGreaterThan(50);
    await ago(61);
    expect((await signIn('Enfermeria', PASSWORD)).status).toBe(200);
    expect((await signIn('Enfermeria', 'otra')).status).toBe(401);
  });

  it('delays simultaneous guesses as well', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('Almacen-unidad', 'otra')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await signIn('Almacen-unidad', PASSWORD)).status).toBe(429);
    await test.database.orm.delete(intentoSesion);
    expect((await signIn('Almacen-unidad', PASSWORD)).status).toBe(200);
  });

  it('a newly invited account gets its invitation once, and none if its registration failed', async () => {
    const su = await test.as('SUPERUSUARIO');
    const body = {
      email: 'Nueva@Example.org',
      perfilId: await perfilId('Farmacia'),
      estatus: 'INVITADO',
      unidadId: test.world.unidadId,
      persona: {
        nombre: 'Ana <b>',
        primerApellido: 'Nueva',
        genero: 'M',
        fechaNacimiento: '1990-01-01',
        paisNacimiento: 'US',
        estadoNacimiento: 'NE',
      },
    };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const before = (await mailFiles()).length;
    expect((await su('POST', '/api/catalogos/usuario', { body, headers })).status).toBe(422);
    const good = { ...body, persona: { ...body.persona, nombre: 'Ana' } };
    const key = { 'idempotency-key': crypto.randomUUID() };
    for (let index = 0; index < 2; index += 1)
      expect((await su('POST', '/api/catalogos/usuario', { body: good, headers: key })).status).toBe(201);
    const mail = await nextMail('nueva@example.org', 0);
    expect(mail).toContain('Buen d');
    expect(mail).toMatch(/reset-password#\?codigo=[\w-]{43}&activar=1/);
    expect((await su('POST', '/api/catalogos/usuario', { body: good })).status).toBe(409);
    expect((await mailFiles()).length).toBe(before + 1);
    expect((await call('/reset-password', { codigo: codeIn(mail), password: NEW })).status).toBe(200);
    expect((await call('/sign-in', { userName: 'nueva@example.org', password: NEW })).status).toBe(200);
  });

  it('records who has completed the tour', async () => {
    const client = await test.as('Recepcion');
    const me = async () => (await client('GET', '/api/catalogos/usuario/usuario-actual')).body;
    expect(await me()).toMatchObject({
      recorridoVisto: false,
      unidadGrupo: 'HOSPITAL',
      almacenIds: [],
      servicioIds: [],
    });
    expect(await client('POST', '/api/catalogos/usuario/usuario-actual/recorrido')).toMatchObject({
      status: 200,
      body: true,
    });
    expect(await me()).toMatchObject({ recorridoVisto: true });
  });

  it('stores the appearance that each person has chosen, for that person only', async () => {
    const [one, other] = [await test.as('Recepcion'), await test.as('Director-unidad')];
    const kept = async (client: typeof one) =>
      ((await client('GET', '/api/catalogos/usuario/usuario-actual')).body as { preferencias: unknown }).preferencias;
    expect(await kept(one)).toBeNull();
    expect(await one('PUT', '/api/catalogos/usuario/preferencias', { body: { idioma: 'en' } })).toMatchObject({
      status: 200,
      body: true,
    });
    expect(await one('PUT', '/api/catalogos/usuario/preferencias', { body: { tema: { mode: 'dark' } } })).toMatchObject(
      { status: 200 },
    );
    expect(await kept(one)).toEqual({ idioma: 'en', tema: { mode: 'dark' } });
    expect(await kept(other)).toBeNull();
    expect(
      await one('PUT', '/api/catalogos/usuario/preferencias', { body: { usuarioId: 1, idioma: 'es' } }),
    ).toMatchObject({ status: 422 });
    expect(await one('PUT', '/api/catalogos/usuario/preferencias', { body: { idioma: 'fr' } })).toMatchObject({
      status: 422,
    });
    expect(await kept(one)).toEqual({ idioma: 'en', tema: { mode: 'dark' } });
  });

  const perfilId = async (name: string) =>
    (await test.database.orm.select().from(tables.perfil).where(eq(tables.perfil.nombre, name)))[0]!.perfilId;
});
