import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

const PATH = '/api/inventario/solicitud';
interface Task {
  readonly recurso: string;
  readonly paso: string;
  readonly cantidad: number;
  readonly vencidos: number;
}
interface Document {
  readonly solicitudId: number;
  readonly version: number;
}

describe('work that waits for a user', () => {
  let test: TestApp;
  let stock: Warehouses;
  let asker: Client;
  let office: Client;
  let supplier: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    stock = await seedWarehouses(test);
    [asker, office, supplier] = (await Promise.all(
      (['Almacen-unidad', 'Oficina-central', 'Almacen-estatal'] as const).map((profile) => test.as(profile)),
    )) as [Client, Client, Client];
  });
  afterAll(() => test.stop());

  const tasks = async (client: Client) =>
    Object.fromEntries(
      ((await client('GET', '/api/inicio')).body as { tareas: Task[] }).tareas
        .filter(({ recurso }) => recurso === 'solicitud')
        .map(({ paso, cantidad }) => [paso, cantidad]),
    );
  const listed = async (client: Client, paso: unknown) => {
    const filterBy = Buffer.from(JSON.stringify({ paso })).toString('base64');
    const answer = await client('GET', `${PATH}?pageSize=100&filterBy=${encodeURIComponent(filterBy)}`);
    return {
      status: answer.status,
      ids: answer.status === 200 ? (answer.body as Document[]).map(({ solicitudId }) => solicitudId) : [],
    };
  };
  const step = async (client: Client, { solicitudId, version }: Document, name: string, body?: unknown) => {
    const answer = await client('POST', `${PATH}/${solicitudId}/${name}`, {
      headers: { 'if-match': `"${version}"` },
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Document;
  };

  it('is what they can do: no work of others, none they took part in, and none that is done', async () => {
    const drafted = (
      await asker('POST', PATH, {
        body: {
          tipo: 'COLECTIVO',
          almacenSolicitanteId: stock.solicitanteId,
          almacenSurtidorId: stock.surtidorId,
          urgente: false,
          lineas: [{ insumoId: stock.insumoIds[0], cantidadSolicitada: 5 }],
        },
      })
    ).body as Document;
    expect(await tasks(asker)).toEqual({ enviar: 1 });
    expect((await tasks(supplier))['enviar']).toBeUndefined();

    const sent = await step(asker, drafted, 'enviar');
    expect(await tasks(asker)).toEqual({});
    expect((await tasks(office))['tomar']).toBe(1);
    expect((await listed(office, 'tomar')).ids).toEqual([drafted.solicitudId]);
    expect((await listed(asker, 'tomar')).ids).toEqual([]);

    await step(office, sent, 'tomar');
    // Only the person who took it for review may authorise it.
    expect((await tasks(office))['autorizar']).toBe(1);
    expect((await listed(office, ['tomar', 'autorizar'])).ids).toEqual([drafted.solicitudId]);
    expect((await tasks(await test.as('SUPERUSUARIO')))['autorizar']).toBeUndefined();
  });

  it('cannot be requested for an unknown step, and is refused without a session', async () => {
    expect((await listed(office, 'aprobarTodo')).status).toBe(400);
    expect((await listed(office, 'constructor')).status).toBe(400);
    expect((await test.nobody('GET', '/api/inicio')).status).toBe(401);
  });
});
