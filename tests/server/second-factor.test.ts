import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { rotateKeys } from '#platform/server/db/keys/rotate-keys';
import {
  bitacora,
  codigoAcceso,
  codigoRecuperacion,
  intentoSesion,
  segundoFactor,
  sesion,
} from '#platform/server/db/system-tables';
import { codeOf, middleOfStep } from '../support/authenticator';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD, type ProfileName } from '../support/server/world';

const { usuario } = tables;

/** Returns the status of an answer, with the fields and codes of its errors. */
const toldBy = ({ status, body }: Answer) => {
  const { codigo, errores = [] } = body as { codigo?: string; errores?: { campo: string; codigo: string }[] };
  return [status, ...(errores.length > 0 ? errores.map((each) => `${each.campo} ${each.codigo}`) : [codigo ?? ''])];
};
const WRONG = [422, 'codigo CODIGO_FACTOR'];
const OVER = [422, 'boleto BOLETO_VENCIDO'];

/** Returns a code that differs from those of the present step and its neighbours. */
const otherThan = (secret: string) => {
  const near = [-1, 0, 1].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code))!;
};

interface Ticket {
  readonly user: null;
  readonly token: null;
  readonly pendiente: string;
  readonly boleto: string;
}

describe.each(ENGINES)('a second factor on %s', (engine) => {
  let test: TestApp;
  let now: number;

  beforeAll(async () => {
    test = await startApp(engine);
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    now = middleOfStep(Date.now());
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    await test.database.orm.delete(intentoSesion);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await test.database.orm.delete(segundoFactor);
    await test.database.orm.delete(codigoRecuperacion);
    await test.database.orm.update(usuario).set({ segundoFactor: false });
  });

  const call = (at: string, body: object, headers: Record<string, string> = {}) =>
    test.nobody('POST', `/api${at}`, { body, headers });
  const password = (profile: ProfileName) => call('/sign-in', { userName: emailOf(profile), password: PASSWORD });
  const ticketOf = async (profile: ProfileName) => (await password(profile)).body as Ticket;
  const withCode = (boleto: string, codigo: string) => call('/sign-in/code', { boleto, codigo });
  const idOf = (profile: ProfileName) => test.world.usuarios[profile];
  /** Resets the last used step. */
  const forgetSteps = () => test.database.orm.update(segundoFactor).set({ ultimoPaso: 0 });

  /** Sets up a second factor as its holder does, in a session of theirs. */
  const enrol = async (client: Client) => {
    const begun = await client('POST', '/api/second-factor/enrol', { body: { actual: PASSWORD } });
    expect(begun.status).toBe(200);
    const { secreto, uri } = begun.body as { secreto: string; uri: string };
    const done = await client('POST', '/api/second-factor/activate', { body: { codigo: codeOf(secreto) } });
    expect(done.status).toBe(200);
    await forgetSteps();
    return { secreto, uri, codigos: (done.body as { codigos: string[] }).codigos };
  };
  const enrolled = async (profile: ProfileName) => {
    const client = await test.as(profile);
    return { client, ...(await enrol(client)) };
  };

  const folder = () => path.join(test.dataDir, 'correo');
  const subjectsTo = async (profile: ProfileName) => {
    await test.app.settled();
    const files = (await readdir(folder()).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1));
    const mails = await Promise.all(files.map((name) => readFile(path.join(folder(), name), 'utf8')));
    return mails.flatMap((mail) =>
      mail.includes(`To: ${emailOf(profile)}`) ? [decoded(/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(mail)![1]!)] : [],
    );
  };

  it('is requested only after the right password; nothing reveals beforehand who has one', async () => {
    const before = await call('/sign-in', { userName: emailOf('Farmacia'), password: 'otra' });
    const { secreto } = await enrolled('Farmacia');
    const after = await call('/sign-in', { userName: emailOf('Farmacia'), password: 'otra' });
    const withoutReference = ({ status, body }: Answer) => [status, { ...(body as object), correlationId: null }];
    expect(withoutReference(after)).toEqual(withoutReference(before));

    const step = await password('Farmacia');
    expect(step).toMatchObject({
      status: 200,
      body: {
        user: null,
        token: null,
        pendiente: 'CODIGO',
        boleto: expect.stringMatching(/^[\w-]{43}$/),
        expira: new Date(now + 5 * 60_000).toISOString(),
      },
    });
    const { boleto } = step.body as Ticket;
    const entered = await withCode(boleto, codeOf(secreto));
    expect(entered).toMatchObject({
      status: 200,
      body: { user: { email: emailOf('Farmacia'), authority: ['Farmacia'] }, token: expect.any(String) },
    });
    const { token } = entered.body as { token: string };
    expect((await test.bearer(token)('GET', '/api/catalogos/estado')).status).toBe(200);
    expect(toldBy(await withCode(boleto, codeOf(secreto, 1)))).toEqual(OVER);
  });

  it('an account without one signs in as before', async () => {
    const { status, body } = await password('Medico');
    expect(status).toBe(200);
    expect(Object.keys(body as object).toSorted()).toEqual(['token', 'user']);
  });

  it.each([
    ['of now', 0, 200],
    ['of the step before', -1, 200],
    ['of the step after', 1, 200],
    ['of two steps before', -2, 422],
    ['of two steps after', 2, 422],
  ])('a code %s', async (_name, steps, status) => {
    const { secreto } = await enrolled('Farmacia');
    const { boleto } = await ticketOf('Farmacia');
    expect((await withCode(boleto, codeOf(secreto, steps))).status).toBe(status);
  });

  it('a code is read with blanks and hyphens; a wrong code leaves the ticket valid', async () => {
    const { secreto } = await enrolled('Farmacia');
    const { boleto } = await ticketOf('Farmacia');
    for (const wrong of [otherThan(secreto), '12345', 'AAAAA-AAAAA', 'hola'])
      expect(toldBy(await withCode(boleto, wrong)), wrong).toEqual(WRONG);
    const code = codeOf(secreto);
    expect((await withCode(boleto, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('a code is valid once, in any step that it is shown in, and invalidates the earlier ones', async () => {
    const { secreto } = await enrolled('Farmacia');
    const code = codeOf(secreto, 1);
    expect((await withCode((await ticketOf('Farmacia')).boleto, code)).status).toBe(200);
    for (const again of [code, codeOf(secreto), codeOf(secreto, -1)])
      expect(toldBy(await withCode((await ticketOf('Farmacia')).boleto, again))).toEqual(WRONG);
    now += 60_000;
    expect((await withCode((await ticketOf('Farmacia')).boleto, codeOf(secreto))).status).toBe(200);
  });

  it('accepts one of two sign-ins that send one code at once', async () => {
    const { secreto } = await enrolled('Farmacia');
    const [one, other] = [await ticketOf('Farmacia'), await ticketOf('Farmacia')];
    const answers = await Promise.all([one, other].map(({ boleto }) => withCode(boleto, codeOf(secreto))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    await forgetSteps();
    const { boleto } = await ticketOf('Farmacia');
    const twice = await Promise.all([codeOf(secreto), codeOf(secreto, 1)].map((code) => withCode(boleto, code)));
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('the first code, which set it up, is used up', async () => {
    const client = await test.as('Farmacia');
    const { body } = await client('POST', '/api/second-factor/enrol', { body: { actual: PASSWORD } });
    const codigo = codeOf((body as { secreto: string }).secreto);
    expect((await client('POST', '/api/second-factor/activate', { body: { codigo } })).status).toBe(200);
    expect(toldBy(await withCode((await ticketOf('Farmacia')).boleto, codigo))).toEqual(WRONG);
  });

  it('a ticket ends after five minutes, opens nothing else, and is void with another password', async () => {
    const { secreto, client } = await enrolled('Recepcion');
    const late = await ticketOf('Recepcion');
    const [row] = await test.database.orm
      .select()
      .from(codigoAcceso)
      .where(eq(codigoAcceso.usuarioId, idOf('Recepcion')));
    expect(Math.round((row!.expira.getTime() - now) / 1000)).toBe(300);
    await test.database.orm.update(codigoAcceso).set({ expira: new Date(now - 60_000) });
    expect(toldBy(await withCode(late.boleto, codeOf(secreto)))).toEqual(OVER);

    const { boleto } = await ticketOf('Recepcion');
    expect((await test.bearer(boleto)('GET', '/api/catalogos/estado')).status).toBe(401);
    expect(toldBy(await call('/sign-in/enrol', { boleto }))).toEqual(OVER);
    expect(toldBy(await call('/sign-in/enrol/confirm', { boleto, codigo: codeOf(secreto) }))).toEqual(OVER);
    expect(toldBy(await call('/reset-password', { codigo: boleto, password: 'lluvia sobre Saltillo' }))).toEqual([
      422,
      'codigo CODIGO_INVALIDO',
    ]);
    const nueva = 'lluvia sobre Saltillo';
    expect((await client('POST', '/api/change-password', { body: { actual: PASSWORD, nueva } })).status).toBe(200);
    expect(toldBy(await withCode(boleto, codeOf(secreto)))).toEqual(OVER);
  });

  it('wrong codes are delayed like wrong passwords, also when simultaneous, and from every address', async () => {
    const { secreto } = await enrolled('Farmacia');
    const { boleto } = await ticketOf('Farmacia');
    const wrong = otherThan(secreto);
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => withCode(boleto, wrong)))).map(
      ({ status }) => status,
    );
    // One at a time for each account: on a busy machine the last of simultaneous requests would time out before their turn.
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await withCode(boleto, wrong)).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => ![409, 422, 429, 503].includes(status))).toEqual([]);
    expect(statuses.at(-1)).toBe(429);
    expect((await withCode(boleto, codeOf(secreto))).status).toBe(429);
    expect((await password('Farmacia')).status).toBe(429);
    const elsewhere = await test.app.inject({
      method: 'POST',
      url: '/api/sign-in/code',
      remoteAddress: '203.0.113.9',
      payload: { boleto, codigo: codeOf(secreto) },
    });
    expect(elsewhere.statusCode).toBe(429);
    const written = await test.database.orm
      .select({ accion: bitacora.accion, motivo: bitacora.motivo })
      .from(bitacora)
      .where(eq(bitacora.entidadId, String(idOf('Farmacia'))))
      .orderBy(desc(bitacora.bitacoraId))
      .limit(6);
    expect(written.filter(({ accion }) => accion === 'BLOQUEO')).toHaveLength(1);
    expect(written.filter(({ motivo }) => motivo === 'Código del segundo factor equivocado')).toHaveLength(5);
  });

  it('a recovery code signs in once, in any spelling; its use is reported by mail', async () => {
    const { codigos } = await enrolled('Farmacia');
    expect(new Set(codigos).size).toBe(10);
    const [first, second] = codigos as [string, string];
    expect((await withCode((await ticketOf('Farmacia')).boleto, first)).status).toBe(200);
    expect(toldBy(await withCode((await ticketOf('Farmacia')).boleto, first))).toEqual(WRONG);
    const typed = ` ${second.toLowerCase().replace('-', ' ')} `;
    const [one, other] = [await ticketOf('Farmacia'), await ticketOf('Farmacia')];
    const answers = await Promise.all([one, other].map(({ boleto }) => withCode(boleto, typed)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const { token } = answers.find(({ status }) => status === 200)!.body as { token: string };
    expect((await test.bearer(token)('GET', '/api/second-factor')).body).toMatchObject({
      modo: 'offered',
      codigosRestantes: 8,
    });
    expect((await subjectsTo('Farmacia')).filter((subject) => subject.startsWith('Se usó un código'))).toHaveLength(2);
  });

  it('codes of one account are invalid for another', async () => {
    const mine = await enrolled('Farmacia');
    const theirs = await enrolled('Medico');
    const { boleto } = await ticketOf('Farmacia');
    expect(toldBy(await withCode(boleto, codeOf(theirs.secreto)))).toEqual(WRONG);
    expect(toldBy(await withCode(boleto, theirs.codigos[0]!))).toEqual(WRONG);
    // A row copied to the other account is not accepted either.
    const [row] = await test.database.orm
      .select()
      .from(segundoFactor)
      .where(eq(segundoFactor.usuarioId, idOf('Medico')));
    await test.database.orm
      .update(segundoFactor)
      .set({ secreto: row!.secreto })
      .where(eq(segundoFactor.usuarioId, idOf('Farmacia')));
    expect((await withCode(boleto, codeOf(theirs.secreto))).status).toBe(500);
    expect(mine.codigos).not.toEqual(theirs.codigos);
  });

  it('is set up by the password and a first code; until then the password is enough', async () => {
    const client = await test.as('Farmacia');
    expect(toldBy(await client('POST', '/api/second-factor/enrol', { body: { actual: 'otra' } }))).toEqual([
      422,
      'actual CONTRASENA_ACTUAL',
    ]);
    const begun = await client('POST', '/api/second-factor/enrol', { body: { actual: PASSWORD } });
    const { secreto } = begun.body as { secreto: string };
    expect(
      toldBy(await client('POST', '/api/second-factor/activate', { body: { codigo: otherThan(secreto) } })),
    ).toEqual(WRONG);
    expect((await password('Farmacia')).body).toMatchObject({ token: expect.any(String) });
    await test.database.orm.update(segundoFactor).set({ pendienteHasta: new Date(now - 60_000) });
    expect(toldBy(await client('POST', '/api/second-factor/activate', { body: { codigo: codeOf(secreto) } }))).toEqual(
      WRONG,
    );
    expect((await client('GET', '/api/second-factor')).body).toEqual({
      modo: 'offered',
      activo: null,
      codigosRestantes: 0,
    });
  });

  it('ends the other sessions, is reported by mail and in the trail, and is seen by administrators', async () => {
    const other = await test.as('Cendis');
    const before = (await subjectsTo('Cendis')).length;
    const { client } = await enrolled('Cendis');
    expect((await other('GET', '/api/second-factor')).status).toBe(401);
    expect((await client('GET', '/api/second-factor')).body).toMatchObject({ codigosRestantes: 10 });
    expect((await subjectsTo('Cendis')).slice(before)).toEqual(['Su cuenta de Red Salud pide ahora un código']);
    const superuser = await test.as('SUPERUSUARIO');
    expect((await superuser('GET', `/api/catalogos/usuario/${idOf('Cendis')}`)).body).toMatchObject({
      segundoFactor: true,
    });
    const [row] = await test.database.orm
      .select()
      .from(bitacora)
      .where(eq(bitacora.motivo, 'Segundo factor activado por su titular'))
      .orderBy(desc(bitacora.bitacoraId));
    expect(row).toMatchObject({ usuarioId: idOf('Cendis'), despues: { segundoFactor: true } });
  });

  it('is renewed by password and code: the former one is valid until a code of the new one', async () => {
    const { client, secreto, codigos } = await enrolled('Farmacia');
    const renew = (body: object) => client('POST', '/api/second-factor/enrol', { body });
    expect(toldBy(await renew({ actual: PASSWORD }))).toEqual([422, 'codigo REQUERIDO']);
    expect(toldBy(await renew({ actual: PASSWORD, codigo: otherThan(secreto) }))).toEqual(WRONG);
    expect(toldBy(await renew({ actual: 'otra', codigo: codeOf(secreto) }))).toEqual([422, 'actual CONTRASENA_ACTUAL']);
    const begun = await renew({ actual: PASSWORD, codigo: codeOf(secreto) });
    const next = (begun.body as { secreto: string }).secreto;
    expect((await withCode((await ticketOf('Farmacia')).boleto, codeOf(secreto, 1))).status).toBe(200);
    expect((await client('POST', '/api/second-factor/activate', { body: { codigo: codeOf(next) } })).status).toBe(200);
    await forgetSteps();
    const { boleto } = await ticketOf('Farmacia');
    expect(toldBy(await withCode(boleto, codeOf(secreto)))).toEqual(WRONG);
    expect(toldBy(await withCode(boleto, codigos[0]!))).toEqual(WRONG);
    expect((await withCode(boleto, codeOf(next))).status).toBe(200);
    expect((await subjectsTo('Farmacia')).at(-1)).toBe('Cambió el segundo factor de su cuenta de Red Salud');
  });

  it('recovery codes are renewed by password and code, which invalidates the earlier ones', async () => {
    const { client, secreto, codigos } = await enrolled('Farmacia');
    const renewed = await client('POST', '/api/second-factor/codes', {
      body: { actual: PASSWORD, codigo: codeOf(secreto) },
    });
    const fresh = (renewed.body as { codigos: string[] }).codigos;
    expect(fresh).toHaveLength(10);
    expect(toldBy(await withCode((await ticketOf('Farmacia')).boleto, codigos[3]!))).toEqual(WRONG);
    expect((await withCode((await ticketOf('Farmacia')).boleto, fresh[3]!)).status).toBe(200);
  });

  it('is removed by password and code, and the password is enough again', async () => {
    const { client, secreto } = await enrolled('Farmacia');
    const remove = (body: object) => client('POST', '/api/second-factor/remove', { body });
    expect(toldBy(await remove({ actual: 'otra', codigo: codeOf(secreto) }))).toEqual([
      422,
      'actual CONTRASENA_ACTUAL',
    ]);
    expect(toldBy(await remove({ actual: PASSWORD, codigo: otherThan(secreto) }))).toEqual(WRONG);
    expect((await remove({ actual: PASSWORD, codigo: codeOf(secreto) })).status).toBe(200);
    expect((await password('Farmacia')).body).toMatchObject({ token: expect.any(String) });
    expect(await test.database.orm.select().from(codigoRecuperacion)).toEqual([]);
    expect((await subjectsTo('Farmacia')).at(-1)).toBe('Su cuenta de Red Salud ya no pide un código');
    expect(toldBy(await remove({ actual: PASSWORD, codigo: codeOf(secreto) }))).toEqual([409, 'SIN_SEGUNDO_FACTOR']);
  });

  it('a forgotten password does not bypass it', async () => {
    const { secreto } = await enrolled('Auditor');
    expect((await call('/forgot-password', { email: emailOf('Auditor') })).status).toBe(200);
    await test.app.settled();
    const files = (await readdir(folder())).toSorted((a, b) => (a < b ? -1 : 1));
    const mail = (await readFile(path.join(folder(), files.at(-1)!), 'utf8'))
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    const codigo = /codigo=([\w-]{43})/.exec(mail)![1]!;
    const reset = await call('/reset-password', { codigo, password: 'lluvia sobre Saltillo' });
    expect(reset).toMatchObject({ status: 200, body: { token: null, pendiente: 'CODIGO' } });
    const { boleto } = reset.body as Ticket;
    expect(toldBy(await withCode(boleto, otherThan(secreto)))).toEqual(WRONG);
    expect((await withCode(boleto, codeOf(secreto))).status).toBe(200);
    expect(
      (await call('/sign-in', { userName: emailOf('Auditor'), password: 'lluvia sobre Saltillo' })).body,
    ).toMatchObject({ pendiente: 'CODIGO' });
  });

  describe('removed by an administrator', () => {
    const removeOf = async (client: Client, usuarioId: number) =>
      client('POST', `/api/catalogos/usuario/${usuarioId}/quitar-segundo-factor`, {
        body: { motivo: 'Perdió su teléfono' },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });

    it('opens the account by its password, ends its sessions, and is reported by mail and in the trail', async () => {
      const { client, secreto } = await enrolled('Farmacia');
      const { boleto } = await ticketOf('Farmacia');
      const superuser = await test.as('SUPERUSUARIO');
      expect(await removeOf(superuser, idOf('Farmacia'))).toMatchObject({
        status: 200,
        body: { segundoFactor: false },
      });
      expect((await client('GET', '/api/second-factor')).status).toBe(401);
      expect(toldBy(await withCode(boleto, codeOf(secreto)))).toEqual(OVER);
      expect((await password('Farmacia')).body).toMatchObject({ token: expect.any(String) });
      expect((await subjectsTo('Farmacia')).at(-1)).toBe(
        'Un administrador quitó el segundo factor de su cuenta de Red Salud',
      );
      const [row] = await test.database.orm
        .select()
        .from(bitacora)
        .where(eq(bitacora.transicion, 'quitarSegundoFactor'));
      expect(row).toMatchObject({
        usuarioId: idOf('SUPERUSUARIO'),
        entidadId: String(idOf('Farmacia')),
        motivo: 'Perdió su teléfono',
      });
      expect(toldBy(await removeOf(superuser, idOf('Farmacia')))).toEqual([409, 'SIN_SEGUNDO_FACTOR']);
    });

    it('is refused for one’s own account', async () => {
      const { client } = await enrolled('SUPERUSUARIO');
      expect(toldBy(await removeOf(client, idOf('SUPERUSUARIO')))).toEqual([409, 'SEGUNDO_FACTOR_PROPIO']);
      expect((await password('SUPERUSUARIO')).body).toMatchObject({ pendiente: 'CODIGO' });
    });

    it('is refused for an account with more permissions, and to those who manage no users', async () => {
      await enrolled('SUPERUSUARIO');
      expect(toldBy(await removeOf(await test.as('Administrador-unidad'), idOf('SUPERUSUARIO')))).toEqual([
        403,
        'CUENTA_MAS_AMPLIA',
      ]);
      expect((await removeOf(await test.as('Farmacia'), idOf('SUPERUSUARIO'))).status).toBe(403);
      expect((await password('SUPERUSUARIO')).body).toMatchObject({ pendiente: 'CODIGO' });
    });
  });

  it('is stored sealed, and neither it nor its codes are in the trail; another key opens it as well', async () => {
    const { secreto, codigos } = await enrolled('Farmacia');
    const stored = async () => {
      const [row] = await test.database.orm.select().from(segundoFactor);
      return row!.secreto!;
    };
    const before = await stored();
    expect(before).toMatch(/^v1\.[\w-]{12}\.[\w-]{16}\.[\w-]{43}\.[\w-]{22}$/);
    const hashes = await test.database.orm.select({ huella: codigoRecuperacion.huella }).from(codigoRecuperacion);
    expect(hashes.every(({ huella }) => huella.startsWith('scrypt$'))).toBe(true);
    const trail = JSON.stringify(await test.database.orm.select().from(bitacora));
    for (const hidden of [secreto, before, ...codigos, ...codigos.map((code) => code.replace('-', ''))])
      expect(trail.includes(hidden)).toBe(false);
    await test.database.orm.transaction((tx) => rotateKeys(tx, 'factores'));
    const after = await stored();
    expect(after.split('.')[1]).not.toBe(before.split('.')[1]);
    expect((await withCode((await ticketOf('Farmacia')).boleto, codeOf(secreto))).status).toBe(200);
  });
});

describe.each(ENGINES)('a second factor that every account needs on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp(engine, { secondFactor: 'required' });
  });
  afterAll(() => test.stop());
  beforeEach(() => {
    const now = middleOfStep(Date.now());
    vi.spyOn(Date, 'now').mockReturnValue(now);
  });
  afterEach(() => vi.restoreAllMocks());

  const call = (at: string, body: object) => test.nobody('POST', `/api${at}`, { body });
  const password = (profile: ProfileName) => call('/sign-in', { userName: emailOf(profile), password: PASSWORD });

  it('is set up after the password, before any session', async () => {
    const sessionsOf = async () =>
      (await test.database.orm.select().from(sesion).where(eq(sesion.usuarioId, test.world.usuarios.Farmacia))).length;
    const step = await password('Farmacia');
    expect(step).toMatchObject({ status: 200, body: { user: null, token: null, pendiente: 'ALTA' } });
    const { boleto } = step.body as Ticket;
    expect((await test.bearer(boleto)('GET', '/api/second-factor')).status).toBe(401);
    expect(toldBy(await call('/sign-in/code', { boleto, codigo: '123456' }))).toEqual(OVER);
    expect(toldBy(await call('/sign-in/enrol/confirm', { boleto, codigo: '123456' }))).toEqual(WRONG);
    const { secreto } = (await call('/sign-in/enrol', { boleto })).body as { secreto: string };
    expect(toldBy(await call('/sign-in/enrol/confirm', { boleto, codigo: otherThan(secreto) }))).toEqual(WRONG);
    expect(await sessionsOf()).toBe(0);
    const done = await call('/sign-in/enrol/confirm', { boleto, codigo: codeOf(secreto) });
    expect(done).toMatchObject({ status: 200, body: { token: expect.any(String), user: { authority: ['Farmacia'] } } });
    const { token, codigos } = done.body as { token: string; codigos: string[] };
    expect(codigos).toHaveLength(10);
    expect((await test.bearer(token)('GET', '/api/second-factor')).body).toMatchObject({ modo: 'required' });
    expect(toldBy(await call('/sign-in/enrol', { boleto }))).toEqual(OVER);
    expect((await password('Farmacia')).body).toMatchObject({ pendiente: 'CODIGO' });
    const removed = await test.bearer(token)('POST', '/api/second-factor/remove', {
      body: { actual: PASSWORD, codigo: codeOf(secreto, 1) },
    });
    expect(toldBy(removed)).toEqual([409, 'SEGUNDO_FACTOR_OBLIGATORIO']);
  });

  it('is not set up again with a ticket from before its setup', async () => {
    const [first, second] = [await password('Medico'), await password('Medico')].map(
      ({ body }) => (body as Ticket).boleto,
    ) as [string, string];
    const { secreto } = (await call('/sign-in/enrol', { boleto: first })).body as { secreto: string };
    expect((await call('/sign-in/enrol/confirm', { boleto: first, codigo: codeOf(secreto) })).status).toBe(200);
    expect(toldBy(await call('/sign-in/enrol', { boleto: second }))).toEqual(OVER);
  });
});

describe.each(ENGINES)('second factors that are disabled on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp(engine, { secondFactor: 'off' });
  });
  afterAll(() => test.stop());

  it('cannot be set up', async () => {
    const client = await test.as('Farmacia');
    expect((await client('GET', '/api/second-factor')).body).toMatchObject({ modo: 'off', activo: null });
    for (const [at, body] of [
      ['enrol', { actual: PASSWORD }],
      ['activate', { codigo: '123456' }],
      ['remove', { actual: PASSWORD, codigo: '123456' }],
      ['codes', { actual: PASSWORD, codigo: '123456' }],
    ] as const)
      expect(toldBy(await client('POST', `/api/second-factor/${at}`, { body })), at).toEqual([
        409,
        'SEGUNDO_FACTOR_APAGADO',
      ]);
  });
});

/** Decodes the words of a header (RFC 2047). */
function decoded(header: string): string {
  return header
    .replaceAll(/\?=\r\n[ \t]=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeURIComponent(
            text
              .replaceAll('_', ' ')
              .replaceAll('%', '%25')
              .replaceAll(/=([\dA-F]{2})/gi, '%$1'),
          ),
    );
}
