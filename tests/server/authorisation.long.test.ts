import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { RESOURCES } from '#generated/server/resources.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { intentoSesion } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Answer, type TestApp } from '../support/server/app';
import { deactivate, emailOf, PASSWORD, type ProfileName } from '../support/server/world';

const codeOf = (answer: Answer) => (answer.body as { codigo: string }).codigo;
const messageOf = (answer: Answer) => (answer.body as { mensaje: string }).mensaje;

describe.each(ENGINES)('sign-in and permissions on %s', (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp(engine);
  });
  afterAll(() => test.stop());

  const signIn = (userName: string, password = PASSWORD) =>
    test.nobody('POST', '/api/sign-in', { body: { userName, password } });
  const withToken = (token: string) =>
    test.nobody('GET', '/api/catalogos/usuario/usuario-actual', { headers: { authorization: `Bearer ${token}` } });

  it('a right password gives user and token, in any case of the name', async () => {
    const answer = await signIn(` ${emailOf('Farmacia').toUpperCase()} `);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { email: emailOf('Farmacia'), userName: 'Persona De Prueba', authority: ['Farmacia'] } },
    });
    expect((await withToken((answer.body as { token: string }).token)).body).toMatchObject({
      perfilNombre: 'Farmacia',
      unidadNombre: 'Hospital General de Saltillo',
      authority: { perfil: 'Farmacia' },
    });
  });

  it('a wrong password and an unknown name have the same answer', async () => {
    const [wrong, unknown] = [await signIn(emailOf('Cendis'), 'otra'), await signIn('nadie@example.org')];
    const { correlationId: _, ...one } = wrong.body as Record<string, unknown>;
    const { correlationId: __, ...other } = unknown.body as Record<string, unknown>;
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(one).toEqual(other);
    expect(messageOf(wrong)).toBe('Invalid email or password!');
  });

  it('delays a name after five failures, with or without an account', async () => {
    for (const name of [emailOf('Auditor'), 'no.existe@example.org']) {
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn(name, 'otra')).status).toBe(401);
      expect((await signIn(name)).status).toBe(429);
    }
    await test.database.orm.update(intentoSesion).set({ ultimoFallo: new Date(Date.now() - 31_000) });
    expect((await signIn('no.existe@example.org')).status).toBe(401);
    expect((await signIn(emailOf('Auditor'))).status).toBe(200);
  });

  it('a missing, foreign or changed token opens nothing', async () => {
    const bare = await test.nobody('GET', '/api/catalogos/estado');
    expect([bare.status, codeOf(bare)]).toEqual([401, 'NO_AUTENTICADO']);
    const { token } = (await signIn(emailOf('Farmacia'))).body as { token: string };
    const foreign = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('1')
      .setJti('x')
      .setExpirationTime('1h')
      .sign(new Uint8Array(32));
    const none = [btoa('{"alg":"none"}'), btoa(JSON.stringify({ sub: '1', jti: 'x', exp: 9e9 })), '']
      .join('.')
      .replaceAll('=', '');
    for (const bad of [foreign, none, token.slice(0, -3), 'x'])
      expect([bad, (await withToken(bad)).status]).toEqual([bad, 401]);
  });

  it('a token is invalid after sign-out', async () => {
    const { token } = (await signIn(emailOf('Medico'))).body as { token: string };
    const out = await test.nobody('POST', '/api/sign-out', { headers: { authorization: `Bearer ${token}` } });
    expect(out).toMatchObject({ status: 200, body: true });
    const after = await withToken(token);
    expect([after.status, codeOf(after), messageOf(after)]).toEqual([
      401,
      'SESION_TERMINADA',
      'Su sesión terminó. Inicie sesión de nuevo para continuar.',
    ]);
  });

  it('an administrator who deactivates an account ends its sessions at once', async () => {
    const su = await test.as('SUPERUSUARIO');
    const nurse = await test.as('Enfermeria');
    expect((await nurse('GET', '/api/catalogos/estado')).status).toBe(200);
    const at = `/api/catalogos/usuario/${test.world.usuarios.Enfermeria}`;
    const account = (await su('GET', at)).body as Record<string, unknown>;
    const persona = { ...(account['persona'] as object), paisNacimiento: 'US', estadoNacimiento: 'NE' };
    expect(await su('PUT', at, { body: { ...account, persona, estatus: 'INACTIVO' } })).toMatchObject({ status: 200 });
    const after = await nurse('GET', '/api/catalogos/estado');
    expect([after.status, messageOf(after)]).toEqual([401, 'InvalidUser']);
    expect((await signIn(emailOf('Enfermeria'))).status).toBe(401);
  });

  it('an invited account becomes active with its first sign-in', async () => {
    const { usuario } = tables;
    const isIt = eq(usuario.usuarioId, test.world.usuarios.Cendis);
    await test.database.orm.update(usuario).set({ estatus: 'INVITADO' }).where(isIt);
    expect((await signIn(emailOf('Cendis'))).status).toBe(200);
    const [account] = await test.database.orm.select().from(usuario).where(isIt);
    expect(account).toMatchObject({ estatus: 'ACTIVO' });
    expect(account!.ultimoAcceso).toBeInstanceOf(Date);
  });

  it('the last active SUPERUSUARIO cannot be deactivated', async () => {
    const su = await test.as('SUPERUSUARIO');
    const answer = await su('DELETE', `/api/catalogos/usuario/${test.world.usuarios.SUPERUSUARIO}`, {
      headers: { 'if-match': '"1"' },
    });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'ULTIMO_SUPERUSUARIO']);
  });

  it('system profiles retain their name', async () => {
    const su = await test.as('SUPERUSUARIO');
    const [profile] = (await su('GET', '/api/catalogos/perfil?filterBy=Farmacia')).body as (Record<string, unknown> & {
      perfilId: number;
    })[];
    const answer = await su('PUT', `/api/catalogos/perfil/${profile!.perfilId}`, {
      body: { ...profile, nombre: 'Botica' },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'nombre', codigo: 'PERFIL_DEL_SISTEMA' }] },
    });
  });

  it('each standard operation of each resource is open to exactly the profiles with its permission', async () => {
    const wrong: string[] = [];
    for (const profile of Object.keys(PROFILES) as ProfileName[]) {
      if (profile === 'Enfermeria') continue;
      const client = await test.as(profile);
      for (const { name, path, operations, permissions } of RESOURCES) {
        for (const operation of operations) {
          const at = operation === 'list' || operation === 'create' ? `/api${path}?pageSize=1` : `/api${path}/424242`;
          const method = { list: 'GET', get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' } as const;
          const { status } = await client(
            method[operation],
            at,
            operation === 'create' || operation === 'update' ? { body: { nadaDeEsto: 1 } } : {},
          );
          const isGranted = permissions[operation] in PROFILES[profile].permissions;
          if ((status !== 403) !== isGranted) wrong.push(`${profile} ${operation} ${name}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a profile limited to its unit sees and writes only that unit', async () => {
    const admin = await test.as('Administrador-unidad');
    const { unidadId, otraUnidadId } = test.world;
    const units = (await admin('GET', '/api/catalogos/unidad')).body as { unidadId: number }[];
    expect(units.map((unit) => unit.unidadId)).toContain(otraUnidadId);
    const other = (await admin('GET', `/api/catalogos/unidad/${otraUnidadId}`)).body as object;
    expect((await admin('PUT', `/api/catalogos/unidad/${otraUnidadId}`, { body: other })).status).toBe(404);
    const own = (await admin('GET', `/api/catalogos/unidad/${unidadId}`)).body as object;
    expect((await admin('PUT', `/api/catalogos/unidad/${unidadId}`, { body: own })).status).toBe(200);
  });

  it('a disabled account stays refused by a process with cached accounts', async () => {
    const { token } = (await signIn(emailOf('Proveedor'))).body as { token: string };
    await deactivate(test.database, test.world.usuarios.Proveedor);
    // This process has not read the account yet, so it has no cached copy.
    expect((await withToken(token)).status).toBe(401);
  });
});
