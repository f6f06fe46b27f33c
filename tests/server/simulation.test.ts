import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEARCH } from '#platform/shared/search-path';
import { notificacion, perfil, unidad, usuario } from '#generated/server/tables.gen';
import { bitacora, simulacion } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

interface Person {
  readonly usuarioId: number;
  readonly perfilNombre: string;
  readonly notificacionesSinLeer: number;
  readonly unidadId: number | null;
  readonly almacenIds: readonly number[];
  readonly authority: { readonly resources: readonly string[]; readonly alcances: Readonly<Record<string, string>> };
  readonly simulacion: { readonly comoUsuario: string | null; readonly expira: string } | null;
}

describe.each(ENGINES)('the trial of a profile, on %s', (engine) => {
  let server: TestApp;
  let su: Client;
  let profileId: (nombre: string) => Promise<number>;

  beforeAll(async () => {
    server = await startApp(engine);
    su = await server.as('SUPERUSUARIO');
    profileId = async (nombre) =>
      (
        await server.database.orm.select({ perfilId: perfil.perfilId }).from(perfil).where(eq(perfil.nombre, nombre))
      )[0]!.perfilId;
  });
  afterAll(() => server.stop());

  const begin = async (body: Record<string, unknown>, path = 'perfil', client = su) =>
    client('POST', `/api/seguridad/simulacion/${path}`, { body });
  const trying = async (body: Record<string, unknown>, path = 'perfil'): Promise<Client> => {
    const { status, body: answer } = await begin(body, path);
    expect(status).toBe(201);
    const headers = { 'x-simulacion': (answer as { simulacionId: string }).simulacionId };
    return (method, address, options = {}) =>
      su(method, address, { ...options, headers: { ...headers, ...options.headers } });
  };
  const whoIs = async (client: Client): Promise<Person> =>
    (await client('GET', '/api/catalogos/usuario/usuario-actual')).body as Person;

  test('keeps one’s identity, with the permissions and the place of the profile', async () => {
    const client = await trying({ perfilId: await profileId('Farmacia'), unidadId: server.world.otraUnidadId });
    const [own, tried] = [await whoIs(su), await whoIs(client)];
    expect(own.simulacion).toBeNull();
    expect(tried).toMatchObject({
      usuarioId: own.usuarioId,
      perfilNombre: 'Farmacia',
      unidadId: server.world.otraUnidadId,
      almacenIds: [],
      simulacion: { comoUsuario: null },
    });
    expect(tried.authority.resources).toContain('receta.surtir');
    expect(tried.authority.alcances['paciente.ver']).toBe('UNIDAD');
    expect(tried.authority.resources).not.toContain('usuario.ver');
  });

  test('hides the notifications of the real account', async () => {
    const { usuarios, unidadId } = server.world;
    await server.database.orm.insert(notificacion).values(
      [usuarios.SUPERUSUARIO, usuarios.Medico].map((usuarioId) => ({
        usuarioId,
        tipo: 'MENSAJE' as const,
        severidad: 'INFO' as const,
        detalle: 'Buenos días',
        fecha: new Date(),
      })),
    );
    const list = async (client: Client) => {
      const { body, headers } = await client('GET', '/api/notificaciones/notificaciones/notificaciones-list');
      return [
        (body as unknown[]).length,
        headers['x-total-items'],
        headers['x-sin-leer'],
        (await whoIs(client)).notificacionesSinLeer,
      ];
    };
    expect(await list(su)).toEqual([1, '1', '1', 1]);
    expect(await list(await trying({ perfilId: await profileId('Farmacia'), unidadId }))).toEqual([0, '0', '0', 0]);
    expect(await list(await trying({ usuarioId: usuarios.Medico }, 'usuario'))).toEqual([0, '0', '0', 0]);
  });

  test('refuses forbidden data, and hides data out of reach', async () => {
    const { unidadId, otraUnidadId, usuarios } = server.world;
    const client = await trying({ perfilId: await profileId('Administrador-unidad'), unidadId: otraUnidadId });
    expect((await client('GET', '/api/seguridad/bitacora')).status).toBe(403);
    expect((await su('GET', `/api/catalogos/usuario/${usuarios.Farmacia}`)).status).toBe(200);
    expect((await client('GET', `/api/catalogos/usuario/${usuarios.Farmacia}`)).status).toBe(404);
    const there = await trying({ perfilId: await profileId('Administrador-unidad'), unidadId });
    expect((await there('GET', `/api/catalogos/usuario/${usuarios.Farmacia}`)).status).toBe(200);
  });

  test('writes nothing, on any route, whatever the profile allows', async () => {
    const client = await trying({ perfilId: await profileId('SUPERUSUARIO'), unidadId: server.world.unidadId });
    const writing = server.routes.flatMap(({ method, url }) =>
      [method]
        .flat()
        .filter((each) => !['GET', 'HEAD', 'OPTIONS'].includes(each))
        // A search is a POST that only reads.
        .filter(() => !url.endsWith(SEARCH))
        .map((each) => ({ method: each, url })),
    );
    expect(writing.length).toBeGreaterThan(100);
    expect((await client('POST', `/api/catalogos/estado${SEARCH}`, { body: { filterBy: 'Yucatán' } })).status).toBe(
      200,
    );
    const ALLOWED = ['/api/network/red-historial', '/api/seguridad/simulacion/terminar', '/api/sign-out'];
    const PUBLIC = [
      '/api/sign-in',
      '/api/sign-in/code',
      '/api/sign-in/enrol',
      '/api/sign-in/enrol/confirm',
      '/api/sign-up',
      '/api/forgot-password',
      '/api/reset-password',
    ];
    const answers = await Promise.all(
      writing
        .filter(({ url }) => ![...ALLOWED, ...PUBLIC].includes(url))
        .map(async ({ method, url }) => {
          const { status, body } = await client(method as 'POST', url.replaceAll(/:\w+/g, '1'), { body: {} });
          return { route: `${method} ${url}`, status, codigo: (body as { codigo?: string }).codigo };
        }),
    );
    expect(answers.filter(({ status, codigo }) => status !== 403 || codigo !== 'SIMULACION_SOLO_LECTURA')).toEqual([]);
  });

  test('as a user: in their place, with their own documents, under one’s own name in the audit trail', async () => {
    const { orm } = server.database;
    const { usuarios, otraUnidadId } = server.world;
    await orm
      .update(usuario)
      .set({ unidadId: otraUnidadId, almacenIds: [] })
      .where(eq(usuario.usuarioId, usuarios.Medico));
    const client = await trying({ usuarioId: usuarios.Medico }, 'usuario');
    expect(await whoIs(client)).toMatchObject({
      usuarioId: usuarios.SUPERUSUARIO,
      perfilNombre: 'Medico',
      unidadId: otraUnidadId,
      simulacion: { comoUsuario: 'Persona De Prueba' },
    });
    expect((await client('GET', '/api/catalogos/unidad/exportar?formato=csv')).status).toBe(200);
    const rows = await orm.select().from(bitacora).where(eq(bitacora.usuarioId, usuarios.SUPERUSUARIO));
    expect(rows.filter(({ accion }) => accion === 'SIMULACION').at(-1)).toMatchObject({
      entidad: 'perfil',
      despues: { perfil: 'Medico', comoUsuarioId: usuarios.Medico, unidadId: otraUnidadId },
    });
    expect(
      rows.filter(({ accion, entidad }) => accion === 'EXPORTAR' && entidad === 'unidad').map(({ motivo }) => motivo),
    ).toContain('Prueba del perfil Médico');
    expect(await orm.select().from(bitacora).where(eq(bitacora.usuarioId, usuarios.Medico))).toEqual([]);
  });

  test('ends on request, and by itself', async () => {
    const client = await trying({ perfilId: await profileId('Farmacia') });
    expect((await client('POST', '/api/seguridad/simulacion/terminar')).body).toBe(true);
    expect(await client('GET', '/api/catalogos/usuario/usuario-actual')).toMatchObject({
      status: 403,
      body: { codigo: 'SIMULACION_TERMINADA' },
    });
    expect((await su('GET', '/api/catalogos/usuario/usuario-actual')).status).toBe(200);

    const expired = await trying({ perfilId: await profileId('Farmacia') });
    await server.database.orm.update(simulacion).set({ expira: sql`now() - interval '1 second'` });
    expect((await expired('GET', '/api/catalogos/usuario/usuario-actual')).status).toBe(403);
  });

  test('is bound to its account, and requires its permission', async () => {
    const { body } = await begin({ perfilId: await profileId('Farmacia') });
    const headers = { 'x-simulacion': (body as { simulacionId: string }).simulacionId };
    const auditor = await server.as('Auditor');
    expect(await auditor('GET', '/api/catalogos/usuario/usuario-actual', { headers })).toMatchObject({
      status: 403,
      body: { codigo: 'SIMULACION_TERMINADA' },
    });
    expect(await begin({ perfilId: 1 }, 'perfil', auditor)).toMatchObject({
      status: 403,
      body: { codigo: 'SIN_PERMISO' },
    });
    expect(
      (await su('GET', '/api/catalogos/usuario/usuario-actual', { headers: { 'x-simulacion': 'no-hay' } })).status,
    ).toBe(403);
  });

  test('never shows more than one may see oneself', async () => {
    const { orm } = server.database;
    const auditorId = await profileId('Auditor');
    const [before] = await orm.select({ permisos: perfil.permisos }).from(perfil).where(eq(perfil.perfilId, auditorId));
    await orm
      .update(perfil)
      .set({
        permisos: [
          ...(before?.permisos ?? []),
          { clave: 'perfil.administrar', alcance: 'RED' },
          { clave: 'unidad.administrar', alcance: 'RED' },
        ],
      })
      .where(eq(perfil.perfilId, auditorId));
    try {
      const auditor = await server.as('Auditor');
      expect(await begin({ perfilId: await profileId('Medico') }, 'perfil', auditor)).toMatchObject({
        status: 403,
        body: { codigo: 'SIMULACION_EXCEDE' },
      });
    } finally {
      await orm
        .update(perfil)
        .set({ permisos: before?.permisos ?? [] })
        .where(eq(perfil.perfilId, auditorId));
    }
  });

  test('refuses a place that does not exist', async () => {
    const [last] = await server.database.orm
      .select({ id: sql<number>`max(${unidad.unidadId})`.mapWith(Number) })
      .from(unidad);
    expect((await begin({ perfilId: await profileId('Farmacia'), unidadId: last!.id + 1000 })).status).toBe(404);
    expect((await begin({ perfilId: 999_999 })).status).toBe(404);
    expect(await begin({})).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'perfilId', codigo: 'REQUERIDO' }] },
    });
  });
});
