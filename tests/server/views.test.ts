import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jurisdiccion, proveedor, unidad, usuario } from '#generated/server/tables.gen';
import { bitacora } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import type { ProfileName } from '../support/server/world';

interface View {
  vistaId: number;
  nombre: string;
  propia: boolean;
  compartida: boolean;
  predeterminada: boolean;
  version: number;
  autor: string;
  contenido: object;
}

const contenido = {
  filtros: { tipo: ['HOSPITAL'] },
  orden: { campo: 'nombre', sentido: 'desc' },
  columnas: ['clues', 'unidadTipoId'],
  densidad: 'compacta',
};

describe.each(ENGINES)('views of a list on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let farmacia: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    farmacia = await test.as('Farmacia');
  });
  afterAll(() => test.stop());

  const list = async (client: Client, recurso = 'unidad') =>
    (await client('GET', `/api/vistas?recurso=${recurso}`)).body as View[];
  const create = async (client: Client, body: object) =>
    client('POST', '/api/vistas', { body: { recurso: 'unidad', contenido, ...body } });

  it('are stored unchanged, and only for their owner', async () => {
    const { status, body } = await create(farmacia, { nombre: ' Mía ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      nombre: 'Mía',
      recurso: 'unidad',
      contenido,
      propia: true,
      compartida: false,
      predeterminada: false,
      version: 1,
      autor: 'Persona De Prueba',
    });
    expect((await list(farmacia)).map(({ nombre }) => nombre)).toEqual(['Mía']);
    expect(await list(su)).toEqual([]);
    expect(await list(farmacia, 'almacen')).toEqual([]);
  });

  it('are shared with the permission, and then read-only for others', async () => {
    expect((await create(farmacia, { nombre: 'De todos', compartida: true })).status).toBe(403);
    const { body } = await create(su, { nombre: 'De todos', compartida: true, predeterminada: true });
    const { vistaId } = body as View;
    expect((await list(farmacia)).find((view) => view.vistaId === vistaId)).toMatchObject({
      propia: false,
      compartida: true,
      predeterminada: false,
    });
    expect((await farmacia('PUT', `/api/vistas/${vistaId}`, { body: { version: 1, nombre: 'Ajena' } })).status).toBe(
      403,
    );
    expect((await farmacia('DELETE', `/api/vistas/${vistaId}`)).status).toBe(403);
    const [own] = (await list(farmacia)).filter((view) => view.propia);
    expect((await su('PUT', `/api/vistas/${own!.vistaId}`, { body: { version: 1, nombre: 'Ajena' } })).status).toBe(
      404,
    );
    expect(
      (await farmacia('PUT', `/api/vistas/${own!.vistaId}`, { body: { version: 1, compartida: true } })).status,
    ).toBe(403);
  });

  it('shared in a unit, jurisdiction or network, are visible only there, and to no supplier', async () => {
    const { orm } = test.database;
    const at = (profile: ProfileName, unidadId: number) =>
      orm.update(usuario).set({ unidadId }).where(eq(usuario.usuarioId, test.world.usuarios[profile]));
    const { otraUnidadId } = test.world;
    const [district] = await orm
      .insert(jurisdiccion)
      .values({ numero: 1, nombre: 'Norte', sedeMunicipioId: test.world.municipioId })
      .returning();
    await orm.update(unidad).set({ jurisdiccionId: district!.jurisdiccionId }).where(eq(unidad.unidadId, otraUnidadId));
    await Promise.all([
      at('Medico', otraUnidadId),
      at('Jurisdiccion', otraUnidadId),
      orm.insert(proveedor).values({
        rfc: 'XAX010101AA1',
        razonSocial: 'Empresa',
        tipo: 'DISTRIBUIDOR',
        correo: 'v@example.org',
      } as never),
    ]);
    const [company] = await orm.select().from(proveedor);
    await orm
      .update(usuario)
      .set({ unidadId: null, proveedorId: company!.proveedorId })
      .where(eq(usuario.usuarioId, test.world.usuarios.Proveedor));
    const [admin, district1, here, there, supplier] = await Promise.all([
      test.as('Administrador-unidad'),
      test.as('Jurisdiccion'),
      test.as('Recepcion'),
      test.as('Medico'),
      test.as('Proveedor'),
    ]);
    const share = async (client: Client, nombre: string) =>
      ((await create(client, { nombre, compartida: true })).body as View).vistaId;
    const ids = {
      'De la unidad': await share(admin, 'De la unidad'),
      'De la jurisdicción': await share(district1, 'De la jurisdicción'),
      'De la red': await share(su, 'De la red'),
    };
    const seen = async (client: Client) =>
      (await list(client))
        .map(({ nombre }) => nombre)
        .filter((nombre) => nombre in ids)
        .toSorted();
    expect(await Promise.all([here, there, supplier].map(seen))).toEqual([
      ['De la red', 'De la unidad'],
      ['De la jurisdicción', 'De la red'],
      [],
    ]);
    // A view that is not shared answers like a missing one.
    expect(
      (await there('PUT', `/api/vistas/${ids['De la unidad']}`, { body: { version: 1, nombre: 'Ajena' } })).status,
    ).toBe(404);
    expect((await here('DELETE', `/api/vistas/${ids['De la unidad']}`)).status).toBe(403);
  });

  it('have one default for each list and person', async () => {
    const one = (await create(su, { nombre: 'Una', predeterminada: true })).body as View;
    const two = (await create(su, { nombre: 'Dos' })).body as View;
    const changed = (await su('PUT', `/api/vistas/${two.vistaId}`, { body: { version: 1, predeterminada: true } }))
      .body as View;
    expect(changed).toMatchObject({ predeterminada: true, version: 2, contenido });
    const views = await list(su);
    expect(views.filter(({ predeterminada }) => predeterminada).map(({ nombre }) => nombre)).toEqual(['Dos']);
    expect(views.some(({ vistaId }) => vistaId === one.vistaId)).toBe(true);
  });

  it('cannot be overwritten from an older version', async () => {
    const { vistaId } = (await create(su, { nombre: 'Versionada' })).body as View;
    await su('PUT', `/api/vistas/${vistaId}`, { body: { version: 1, nombre: 'Otra' } });
    const { status, body } = await su('PUT', `/api/vistas/${vistaId}`, { body: { version: 1, nombre: 'Tarde' } });
    expect(status).toBe(412);
    expect(body).toMatchObject({ codigo: 'CONFLICTO_VERSION', actual: { nombre: 'Otra', version: 2 } });
  });

  it('are deleted with an audit entry', async () => {
    const { vistaId } = (await create(su, { nombre: 'Pasajera' })).body as View;
    expect((await su('DELETE', `/api/vistas/${vistaId}`)).status).toBe(200);
    expect((await su('DELETE', `/api/vistas/${vistaId}`)).status).toBe(404);
    const trail = await test.database.orm
      .select()
      .from(bitacora)
      .where(eq(bitacora.entidadId, String(vistaId)));
    expect(trail.filter(({ entidad }) => entidad === 'vista').map(({ accion }) => accion)).toEqual([
      'CREAR',
      'ELIMINAR',
    ]);
  });

  it.each([
    ['a name that one has already', { nombre: 'Dos' }, 409],
    ['a blank name', { nombre: '  ' }, 422],
    ['a long name', { nombre: 'x'.repeat(61) }, 422],
    ['content of another shape', { nombre: 'X', contenido: { columnas: [] } }, 422],
    ['content out of all proportion', { nombre: 'X', contenido: { filtros: { q: 'x'.repeat(30_000) } } }, 422],
    ['a list that does not exist', { nombre: 'X', recurso: 'nada' }, 400],
  ])('refuse %s', async (_what, body, status) => {
    expect((await create(su, body)).status).toBe(status);
  });

  it('are refused for hidden lists, and without a session', async () => {
    expect((await farmacia('GET', '/api/vistas?recurso=usuario')).status).toBe(403);
    expect((await farmacia('GET', '/api/vistas')).status).toBe(400);
    expect((await test.nobody('GET', '/api/vistas?recurso=unidad')).status).toBe(401);
  });
});
