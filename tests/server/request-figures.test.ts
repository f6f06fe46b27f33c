import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insumo, insumoConfiguracion } from '#generated/server/tables.gen';
import type { Solicitud } from '#generated/shared/types.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { doStep, linesBy, REQUESTS, type Request } from '../support/server/requests';
import { enter, seedWarehouses, STOCKED, type Warehouses } from '../support/server/warehouses';

const PATH = `${REQUESTS}/cifras`;

describe('the figures for deciding the amounts of requests', () => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let neighbour: Client;
  let office: Client;

  const figures = async (client: Client, line: object) => {
    const { solicitanteId, surtidorId, insumoIds } = places;
    const answer = await client('POST', PATH, {
      body: { lineas: [{ almacenId: solicitanteId, surtidorId, insumoId: insumoIds[0], ...line }] },
    });
    return [answer.status, (answer.body as object[])[0]] as const;
  };
  const draft = async (lineas: readonly object[], more: object = {}) => {
    const answer = await keeper('POST', REQUESTS, {
      body: {
        tipo: 'EXTRAORDINARIA',
        justificacion: 'Brote en la comunidad',
        urgente: false,
        aceptaSustitutos: true,
        almacenSolicitanteId: places.solicitanteId,
        almacenSurtidorId: places.surtidorId,
        lineas,
        ...more,
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Request & Solicitud;
  };

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    places = await seedWarehouses(test);
    [keeper, neighbour, office] = (await Promise.all(
      (['Almacen-unidad', 'Farmacia', 'Oficina-central'] as const).map((profile) => test.as(profile)),
    )) as [Client, Client, Client];
    const { solicitanteId: almacenId, insumoIds } = places;
    const set = (index: number, more: object) => ({
      almacenId,
      unidadId: test.world.unidadId,
      insumoId: insumoIds[index]!,
      insumoClave: ['010.000.0101.00', '010.000.0104.00'][index]!,
      nombreGenerico: `Insumo ${index + 1}`,
      minimo: 10,
      puntoReorden: 20,
      maximo: 50,
      ...more,
    });
    await test.database.orm
      .insert(insumoConfiguracion)
      .values([
        set(0, { fondoFijo: 30, cpmManual: 20, cpmMotivo: 'Conteo manual' }),
        set(1, { multiplo: 12, consumoMaximoSolicitud: 30 }),
      ]);
    await enter(test, [{ almacenId, insumoId: insumoIds[0], numeroLote: 'C-1', cantidad: 15 }]);
  });
  afterAll(() => test.stop());

  it.each([
    [{}, { sugerida: 35, meta: 50, motivo: 'HASTA_MAXIMO' }],
    [{ tipo: 'COLECTIVO' }, { sugerida: 15, meta: 30, motivo: 'HASTA_FONDO_FIJO' }],
    [{ index: 1 }, { disponible: 0, sugerida: 24, meta: 50, tope: 30, multiplo: 12, motivo: 'TOPE', meses: null }],
    [{ index: 2 }, { disponible: null, sugerida: null, meta: null, motivo: 'SIN_NIVELES' }],
  ])(
    'are, for %o before anything is stored, %o',
    async ({ index = 0, ...line }: { readonly index?: number; readonly tipo?: string }, expected) => {
      const insumoId = places.insumoIds[index]!;
      expect(await figures(keeper, { insumoId, ...line })).toMatchObject([
        200,
        { insumoId, pedido: 0, disponibleSurtidor: STOCKED.soon + STOCKED.late, comprometidaSurtidor: 0, ...expected },
      ]);
    },
  );

  it('give the months that stock lasts by the average use', async () => {
    expect(await figures(keeper, {})).toMatchObject([200, { disponible: 15, enTransito: 0, cpm: 20, meses: 0.75 }]);
  });

  it('equal those of the stored draft; other requests’ pieces are deducted, its own lines are not', async () => {
    const { insumoIds } = places;
    const { solicitudId, version, lineas, importeEstimado } = await draft([
      { insumoId: insumoIds[0], cantidadSolicitada: 20 },
    ]);
    // Pieces cost 10 at the supplying warehouse.
    expect([importeEstimado, lineas]).toMatchObject([200, [{ precioEstimado: 10 }]]);
    const [, own] = await figures(keeper, { solicitudId, tipo: 'EXTRAORDINARIA' });
    expect(own).toMatchObject({ pedido: 0, sugerida: 35 });
    expect(lineas).toMatchObject([{ existenciaActual: 15, enTransito: 0, cpm: 20, cantidadSugerida: 35 }]);
    expect(await figures(keeper, {})).toMatchObject([200, { pedido: 20, sugerida: 15 }]);
    const covered = await draft([{ insumoId: insumoIds[0], cantidadSolicitada: 15 }]);
    expect(covered.lineas).toMatchObject([{ cantidadSugerida: 15 }]);
    expect(await figures(keeper, {})).toMatchObject([200, { pedido: 35, sugerida: 0, motivo: 'CUBIERTO', meta: 50 }]);
    for (const each of [{ solicitudId, version }, covered])
      await doStep(keeper, each as Request, 'cancelar', { motivo: 'Ya no hace falta' });
    expect(await figures(keeper, {})).toMatchObject([200, { pedido: 0, sugerida: 35 }]);
  });

  it('are for those of the warehouse, and for another one only within a visible request', async () => {
    const { surtidorId, vecinoId, insumoIds } = places;
    const { solicitudId, ...made } = await draft([{ insumoId: insumoIds[0], cantidadSolicitada: 5 }]);
    const supplier = await test.as('Almacen-estatal');
    expect((await figures(neighbour, {}))[0]).toBe(404);
    expect((await figures(supplier, {}))[0]).toBe(404);
    // Only the requesting side sees a draft.
    expect((await figures(supplier, { solicitudId }))[0]).toBe(404);
    const sent = await doStep(keeper, { solicitudId, ...made }, 'enviar');
    expect((await figures(supplier, { solicitudId }))[0]).toBe(200);
    expect((await figures(supplier, { solicitudId, surtidorId: vecinoId }))[0]).toBe(404);
    expect((await figures(supplier, { solicitudId, almacenId: vecinoId }))[0]).toBe(404);
    expect((await figures(supplier, { almacenId: surtidorId }))[0]).toBe(200);
    await doStep(keeper, sent, 'cancelar', { motivo: 'Ya no hace falta' });
  });

  it('follow the substitute on a substituted line, which names both supplies', async () => {
    const [first, second] = places.insumoIds;
    await test.database.orm
      .update(insumo)
      .set({ sustitutoIds: [second] })
      .where(eq(insumo.insumoId, first));
    await enter(test, [{ almacenId: places.solicitanteId, insumoId: second, numeroLote: 'C-2', cantidad: 7 }]);
    const sent = await doStep(keeper, await draft([{ insumoId: first, cantidadSolicitada: 5 }]), 'enviar');
    const taken = await doStep(office, sent, 'tomar');
    const done = await doStep(
      office,
      taken,
      'autorizar',
      linesBy(taken, () => ({ cantidadAutorizada: 5, sustitutoInsumoId: second })),
    );
    const [, now] = await figures(office, { insumoId: second, solicitudId: done.solicitudId, tipo: 'EXTRAORDINARIA' });
    expect(now).toMatchObject({ disponible: 7, cpm: null, comprometidaSurtidor: 5 });
    expect(done.lineas).toMatchObject([
      {
        insumoId: second,
        insumoSolicitadoId: first,
        existenciaActual: 7,
        cpm: null,
        cantidadSugerida: (now as { sugerida: number }).sugerida,
      },
    ]);
  });
});
