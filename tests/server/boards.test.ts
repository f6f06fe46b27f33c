import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitacora } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

interface Board {
  readonly tableroId: number;
  readonly nombre: string;
  readonly propia: boolean;
  readonly compartida: boolean;
  readonly version: number;
  readonly contenido: { readonly periodo: string; readonly tarjetas: readonly object[] };
}

const COUNT = { tipo: 'CUENTA', titulo: 'Urgentes', recurso: 'solicitud', filtros: { urgente: true } };
const FIGURE = { tipo: 'CIFRA', titulo: 'Abasto', reporte: 'oficina-central', bloque: 'resumen', campo: 'abasto' };
const contenido = { periodo: '7D', tarjetas: [COUNT, FIGURE] };

describe.each(ENGINES)('personal boards on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let farmacia: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    farmacia = await test.as('Farmacia');
  });
  afterAll(() => test.stop());

  const list = async (client: Client) => (await client('GET', '/api/tableros')).body as Board[];
  const create = (client: Client, body: object) => client('POST', '/api/tableros', { body: { contenido, ...body } });
  const change = (client: Client, { tableroId }: Pick<Board, 'tableroId'>, body: object) =>
    client('PUT', `/api/tableros/${tableroId}`, { body });
  const faults = ({ body }: { readonly body: unknown }) =>
    (body as { errores: { campo: string; codigo: string }[] }).errores.map(({ campo, codigo }) => [campo, codigo]);

  it('are stored unchanged, visible to their owner only, with each change in the trail', async () => {
    const { status, body } = await create(farmacia, { nombre: ' Mi mañana ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ nombre: 'Mi mañana', contenido, propia: true, compartida: false, version: 1 });
    expect((await list(farmacia)).map(({ nombre }) => nombre)).toEqual(['Mi mañana']);
    expect(await list(su)).toEqual([]);
    const own = body as Board;
    const renamed = await change(farmacia, own, {
      version: 1,
      nombre: 'Mi tarde',
      contenido: { periodo: 'HOY', tarjetas: [FIGURE] },
    });
    expect(renamed.body).toMatchObject({
      nombre: 'Mi tarde',
      version: 2,
      contenido: { periodo: 'HOY', tarjetas: [FIGURE] },
    });
    expect((await su('PUT', `/api/tableros/${own.tableroId}`, { body: { version: 2, nombre: 'Ajeno' } })).status).toBe(
      404,
    );
    expect((await su('DELETE', `/api/tableros/${own.tableroId}`)).status).toBe(404);
    expect((await farmacia('DELETE', `/api/tableros/${own.tableroId}`)).status).toBe(200);
    expect(await list(farmacia)).toEqual([]);
    const trail = await test.database.orm.select().from(bitacora);
    expect(
      trail
        .filter(({ entidad, entidadId }) => entidad === 'tablero' && entidadId === String(own.tableroId))
        .map(({ accion }) => accion),
    ).toEqual(['CREAR', 'EDITAR', 'ELIMINAR']);
  });

  it('are shared with the permission, and are read-only for others', async () => {
    expect((await create(farmacia, { nombre: 'De todos', compartida: true })).status).toBe(403);
    const shared = (await create(su, { nombre: 'De todos', compartida: true })).body as Board;
    expect((await list(farmacia)).find(({ tableroId }) => tableroId === shared.tableroId)).toMatchObject({
      propia: false,
      compartida: true,
    });
    expect((await change(farmacia, shared, { version: 1, nombre: 'Ajeno' })).status).toBe(403);
    expect((await farmacia('DELETE', `/api/tableros/${shared.tableroId}`)).status).toBe(403);
    await change(su, shared, { version: 1, compartida: false });
    expect((await list(farmacia)).filter(({ tableroId }) => tableroId === shared.tableroId)).toEqual([]);
  });

  it('refuse a stale version and a repeated name', async () => {
    const board = (await create(su, { nombre: 'Uno' })).body as Board;
    await change(su, board, { version: 1, nombre: 'Otro' });
    const late = await change(su, board, { version: 1, nombre: 'Tarde' });
    expect([late.status, (late.body as { actual: Board }).actual.nombre]).toEqual([412, 'Otro']);
    const twice = await create(su, { nombre: 'Otro' });
    expect([twice.status, faults(twice)]).toEqual([409, [['nombre', 'TABLERO_REPETIDO']]]);
  });

  it.each([
    ['a blank name', { nombre: '   ' }, [['nombre', 'REQUERIDO']]],
    [
      'a list that there is none of',
      { nombre: 'A', contenido: { periodo: '7D', tarjetas: [{ ...COUNT, recurso: 'solicitudes' }] } },
      [['contenido.tarjetas.0.recurso', 'OPCION']],
    ],
    [
      'a report that there is none of',
      { nombre: 'B', contenido: { periodo: '7D', tarjetas: [COUNT, { ...FIGURE, reporte: 'oficina' }] } },
      [['contenido.tarjetas.1.reporte', 'OPCION']],
    ],
    [
      'a figure without a field',
      {
        nombre: 'C',
        contenido: { periodo: '7D', tarjetas: [{ tipo: 'CIFRA', reporte: 'farmacia', bloque: 'resumen' }] },
      },
      [['contenido.tarjetas.0.campo', 'OPCION']],
    ],
    [
      'more than a board can say',
      { nombre: 'D', contenido: { periodo: '7D', tarjetas: [{ ...COUNT, filtros: { folio: 'x'.repeat(20_000) } }] } },
      [['contenido', 'LONGITUD_MAXIMA']],
    ],
  ])('are refused with %s, naming the invalid part', async (_, body, told) => {
    const answer = await create(su, body);
    expect([answer.status, faults(answer)]).toEqual([422, told]);
    expect((await list(su)).map(({ nombre }) => nombre)).not.toContain(body.nombre);
  });

  it('refuse too many cards, an unknown period, and changes by others', async () => {
    const many = Array.from({ length: 25 }, () => COUNT);
    expect((await create(su, { nombre: 'E', contenido: { periodo: '7D', tarjetas: many } })).status).toBe(422);
    expect((await create(su, { nombre: 'F', contenido: { periodo: 'SIGLO', tarjetas: [] } })).status).toBe(422);
    expect((await test.nobody('GET', '/api/tableros')).status).toBe(401);
    expect((await test.nobody('POST', '/api/tableros', { body: { nombre: 'G', contenido } })).status).toBe(401);
  });
});
