import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lote } from '#generated/server/tables.gen';
import { postStock, type Posting } from '#areas/inventario/server/stock/post-stock';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

const PATH = '/api/inventario/inventario/kardex';

describe.each(ENGINES)('the list of the ledger on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let su: Client;

  const post = (now: string, folio: string, ...changes: Posting['changes']) =>
    test.database.orm.transaction((tx) =>
      postStock(tx, [{ document: { tipo: 'CONSUMO', id: null, folio }, changes }], {
        actor: { usuarioId: test.world.usuarios['Almacen-unidad'] },
        now: new Date(now),
        day: now.slice(0, 10),
      }),
    );
  const entry = (almacenId: number, insumo: number, cantidad: number) =>
    ({
      kind: 'entry',
      tipo: 'E_INICIAL',
      almacenId,
      insumoId: places.insumoIds[insumo]!,
      cantidad,
      lot: {
        numeroLote: 'K1',
        caducidad: '2091-05-31',
        fuenteFinanciamientoId: null,
        programaId: null,
        costoUnitario: 1,
      },
    }) as const;
  const amounts = async (query: string) => {
    const { status, body } = await su('GET', `${PATH}?sortBy=fechaMovimiento&sortDir=asc&${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { entrada: number; salida: number }[]).map(({ entrada, salida }) => entrada - salida);
  };

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    places = await seedWarehouses(test);
    await post(
      '2026-03-01T18:00:00Z',
      'VALE-A1',
      entry(places.solicitanteId, 0, 100),
      entry(places.solicitanteId, 1, 50),
    );
    await post('2026-03-02T18:00:00Z', 'VALE-B2', entry(places.vecinoId, 0, 7));
    const [lot] = await test.database.orm
      .select({ loteId: lote.loteId })
      .from(lote)
      .where(and(eq(lote.almacenId, places.solicitanteId), eq(lote.insumoId, places.insumoIds[0])));
    await post('2026-03-03T18:00:00Z', 'VALE-C3', {
      kind: 'exit',
      tipo: 'S_CONSUMO_SERVICIO',
      almacenId: places.solicitanteId,
      insumoId: places.insumoIds[0],
      loteId: lot!.loteId,
      cantidad: 30,
    });
  });
  afterAll(() => test.stop());

  it.each([
    ['a warehouse', () => `almacenId=${places.solicitanteId}`, [100, 50, -30]],
    ['a supply in a warehouse', () => `almacenId=${places.solicitanteId}&insumoId=${places.insumoIds[0]}`, [100, -30]],
    ['two warehouses', () => `almacenId=${places.solicitanteId},${places.vecinoId}`, [100, 50, 7, -30]],
    ['a kind', () => 'tipo=S_CONSUMO_SERVICIO', [-30]],
    ['a first and a last day', () => 'desde=2026-03-02&hasta=2026-03-03', [7, -30]],
    ['a last day, whole', () => 'hasta=2026-03-02', [100, 50, 7]],
  ])('is narrowed by %s (DOMAIN d.3)', async (_, query, expected) => {
    expect(await amounts(query())).toEqual(expected);
  });

  it.each([
    ['almacenId=uno', 'almacenId'],
    ['desde=ayer', 'fechaMovimiento'],
    ['almacen=1', 'almacen'],
  ])('refuses %s', async (query, campo) => {
    const { status, body } = await su('GET', `${PATH}?${query}`);
    expect([status, (body as { errores: { campo: string }[] }).errores[0]!.campo]).toEqual([400, campo]);
  });

  it('is searched by document, code and name', async () => {
    const { body } = await su('GET', `${PATH}?pageSize=1&almacenId=${places.vecinoId}`);
    const [{ insumoClave }] = body as [{ insumoClave: string }];
    expect(await amounts('filterBy=vale-c3')).toEqual([-30]);
    expect(await amounts(`hasta=2026-03-03&filterBy=${insumoClave}`)).toEqual([100, 7, -30]);
    expect(await amounts('filterBy=VALE')).toEqual([100, 50, 7, -30]);
  });
});
