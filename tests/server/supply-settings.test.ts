import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insumo, insumoConfiguracion, inventario, kardex, lote } from '#generated/server/tables.gen';
import type { InsumoConfiguracion } from '#generated/shared/types.gen';
import { consumoCorte, consumoMensual } from '#platform/server/db/system-tables';
import { postStock, type Posting } from '#areas/inventario/server/stock/post-stock';
import { closeMonths } from '#areas/inventario/server/stock/close-months';
import { monthlyUse, monthsOfUse, useTotals } from '#areas/inventario/server/stock/monthly-use';
import { keepSuggestions } from '#areas/inventario/server/stock/suggest-levels';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';
import { today } from '../support/today';

const BASE = '/api/inventario/insumo-configuracion';
const MANY = 1800;
const LEVELS = { minimo: 1, puntoReorden: 2, maximo: 3 };

interface Bulk {
  readonly creados: number;
  readonly actualizados: number;
  readonly sinCambio: number;
  readonly cambios: readonly {
    readonly insumoConfiguracionId: number;
    readonly version: number;
    readonly antes: typeof LEVELS;
    readonly despues: typeof LEVELS;
  }[];
}

/** Returns noon of a day the given number of months ago. No time zone of the network turns it into another day. */
function monthsAgo(months: number, day: number): Date {
  const [year = 0, month = 1] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, day, 18));
}

describe.each(ENGINES)('settings of supplies on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let su: Client;
  let keeper: Client;

  const post = (now: Date, changes: Posting['changes']) =>
    test.database.orm.transaction((tx) =>
      postStock(tx, [{ document: { tipo: 'IMPORTACION', id: null, folio: 'PRUEBA' }, changes }], {
        actor: { usuarioId: null },
        now,
        day: todayIn(DEFAULT_TIME_ZONE, now),
      }),
    );
  const lot = {
    numeroLote: 'L1',
    caducidad: '2090-01-31',
    fuenteFinanciamientoId: null,
    programaId: null,
    costoUnitario: 1,
  };
  const lotOf = async (almacenId: number, insumoId: number) => {
    const [found] = await test.database.orm
      .select({ loteId: lote.loteId })
      .from(lote)
      .where(and(eq(lote.almacenId, almacenId), eq(lote.insumoId, insumoId), eq(lote.numeroLote, 'L1')));
    return found!.loteId;
  };
  const enter = (now: Date, almacenId: number, insumoId: number, cantidad: number) =>
    post(now, [{ kind: 'entry', tipo: 'E_INICIAL', almacenId, insumoId, cantidad, lot }]);
  const leave = async (
    now: Date,
    almacenId: number,
    insumoId: number,
    cantidad: number,
    tipo:
      | 'S_RECETA'
      | 'S_CONSUMO_SERVICIO'
      | 'S_ORDEN_CARGO'
      | 'S_EXTRAORDINARIA'
      | 'S_TRANSFERENCIA' = 'S_CONSUMO_SERVICIO',
  ) => post(now, [{ kind: 'exit', tipo, almacenId, insumoId, cantidad, loteId: await lotOf(almacenId, insumoId) }]);
  const bulk = async (client: Client, body: unknown, status = 200) => {
    const answer = await client('PUT', `${BASE}/masivo`, { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    return answer.body as Bulk;
  };
  const refused = async (client: Client, body: unknown, status: number) => {
    const { errores } = (await bulk(client, body, status)) as unknown as {
      errores: readonly { campo: string; codigo: string }[];
    };
    return errores.map(({ campo, codigo }) => `${campo} ${codigo}`);
  };
  const setting = async (id: number) => (await su('GET', `${BASE}/${id}`)).body as InsumoConfiguracion;
  const create = async (almacenId: number, insumoId: number, more: object = {}) => {
    const { status, body } = await su('POST', BASE, { body: { almacenId, insumoId, ...LEVELS, ...more } });
    expect(status, JSON.stringify(body)).toBe(201);
    return body as InsumoConfiguracion;
  };

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    [su, keeper] = (await Promise.all(
      (['SUPERUSUARIO', 'Almacen-unidad'] as const).map((profile) => test.as(profile)),
    )) as [Client, Client];
  });
  afterAll(() => test.stop());

  it('are calculated from the ledger of closed months, in the time of the warehouse', async () => {
    const { vecinoId: here } = places;
    const [first, second, third] = places.insumoIds;
    const at = (moment: string) => new Date(`2024-${moment}Z`);
    const key = { almacenId: here, insumoId: first };
    // 22 days in January.
    await enter(at('01-10T18:00'), here, first, 100);
    // In Monterrey it is still the last day of January.
    await leave(at('02-01T03:00'), here, first, 30, 'S_RECETA');
    // Five days in February, none in March, twenty in April.
    await leave(at('02-05T18:00'), here, first, 70, 'S_RECETA');
    await enter(at('04-11T18:00'), here, first, 200);
    await leave(at('04-15T18:00'), here, first, 40);
    const back = { ...key, loteId: await lotOf(here, first) };
    await post(at('04-16T18:00'), [{ kind: 'return', tipo: 'E_DEVOLUCION_PACIENTE', ...back, cantidad: 5 }]);
    // An extraordinary exit does not count as use.
    await leave(at('05-03T18:00'), here, first, 10, 'S_EXTRAORDINARIA');
    await leave(at('06-10T18:00'), here, first, 20, 'S_ORDEN_CARGO');
    await leave(at('06-11T18:00'), here, first, 8, 'S_RECETA');
    const [wrong] = await test.database.orm
      .select({ id: kardex.kardexId })
      .from(kardex)
      .where(and(eq(kardex.almacenId, here), eq(kardex.salida, 8)));
    await post(at('06-11T19:00'), [
      { kind: 'return', tipo: 'E_REVERSA', ...back, cantidad: 8, reversaDeId: wrong!.id },
    ]);
    // Emptied and refilled on one day, which counts as a day in stock.
    await leave(at('06-20T10:00'), here, first, 135, 'S_EXTRAORDINARIA');
    await enter(at('06-20T20:00'), here, first, 50);
    await enter(at('06-20T18:00'), here, second, 5);

    const which = sql`almacen.almacen_id = ${here}`;
    // Two simultaneous processes report it once.
    const told = await Promise.all([1, 2].map(() => closeMonths(test.database.orm, at('07-02T12:00'), { which })));
    expect(told.flat()).toEqual([here]);
    expect(await monthsOfUse(test.database.orm, key)).toEqual([
      { mes: '2024-01', diasMes: 31, diasConExistencia: 22, consumo: 30, negadas: 0 },
      { mes: '2024-02', diasMes: 29, diasConExistencia: 5, consumo: 70, negadas: 0 },
      { mes: '2024-04', diasMes: 30, diasConExistencia: 20, consumo: 35, negadas: 0 },
      { mes: '2024-05', diasMes: 31, diasConExistencia: 31, consumo: 0, negadas: 0 },
      { mes: '2024-06', diasMes: 30, diasConExistencia: 30, consumo: 20, negadas: 0 },
    ]);
    // Use and unmet demand from before the period do not count.
    await test.database.orm
      .insert(consumoMensual)
      .values({ ...key, mes: '2023-11-01', diasMes: 30, diasConExistencia: 12, consumo: 600, negadas: 4 });
    const stock = eq(inventario.almacenId, here);
    expect((await useTotals(test.database.orm, stock)).get(`${here} ${first}`)).toMatchObject({
      mesesConDatos: 5,
      consumo: 155,
      diasConExistencia: 108,
      diasSinExistencia: 43,
    });
    // 155 ÷ 108 × 30.4.
    expect(Object.fromEntries(await monthlyUse(test.database.orm, stock))).toEqual({
      [`${here} ${first}`]: 43.63,
      [`${here} ${second}`]: 0,
    });
    // The next closed month is added to the recorded ones, and the oldest leaves the period.
    await closeMonths(test.database.orm, at('08-01T12:00'), { which });
    expect((await monthsOfUse(test.database.orm, key)).map(({ mes }) => mes)).toEqual([
      '2024-02',
      '2024-04',
      '2024-05',
      '2024-06',
      '2024-07',
    ]);
    expect(await monthsOfUse(test.database.orm, { almacenId: here, insumoId: third })).toEqual([]);
  });

  it('show the use of a warehouse, its suggested levels and the reason, never taken from the client', async () => {
    const here = places.solicitanteId;
    const [first, second, third] = places.insumoIds;
    await enter(monthsAgo(3, 1), here, first, 1000);
    for (const months of [3, 2, 1]) await leave(monthsAgo(months, 10), here, first, 60, 'S_TRANSFERENCIA');
    await enter(monthsAgo(0, 1), here, second, 7);
    const made = await create(here, first);
    expect(made).toMatchObject({ mesesConDatos: 3, consumoPiezas: 180, cpmProvisional: false, sugerencia: 'SUBIR' });
    const days = made.diasConExistencia!;
    expect(days).toBeGreaterThanOrEqual(89);
    const cpm = Math.round((180 / days) * 30.4 * 100) / 100;
    expect(made.cpm).toBe(cpm);
    const safety = Math.ceil(cpm / 2);
    expect(made).toMatchObject({
      minimoSugerido: safety,
      puntoReordenSugerido: safety + Math.ceil((cpm * 7) / 30.4),
      maximoSugerido: safety + Math.ceil(cpm + (cpm * 7) / 30.4),
    });
    const why = await keeper('GET', `${BASE}/${made.insumoConfiguracionId}/consumo`);
    expect(why.body).toMatchObject({ mesesSeguridad: 0.5, meses: [{ consumo: 60, cuenta: true }, {}, {}] });

    const unset = await keeper('GET', `${BASE}?sinConfigurar=true&almacenId=${here}`);
    expect(unset.body).toEqual([
      expect.objectContaining({ insumoId: second, existencia: 7, cpm: null, maximoSugerido: null }),
    ]);
    expect((await keeper('GET', `${BASE}/sin-configurar?almacenId=${places.surtidorId}`)).status).toBe(403);

    // The body contains no levels: only the key matters.
    const accepted = await keeper('POST', `${BASE}/${made.insumoConfiguracionId}/aceptar`, {
      body: {},
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    expect(accepted.body).toMatchObject({
      minimo: made.minimoSugerido,
      maximo: made.maximoSugerido,
      sugerencia: 'IGUAL',
      version: made.version + 1,
    });
    const [stock] = await test.database.orm
      .select({ maximo: inventario.maximo })
      .from(inventario)
      .where(and(eq(inventario.almacenId, here), eq(inventario.insumoId, first)));
    expect(stock).toEqual({ maximo: made.maximoSugerido });

    // A longer lead time raises the levels, and a manual use overrides the computed one.
    const { body: changed } = await su('PUT', `${BASE}/${made.insumoConfiguracionId}`, {
      body: { ...(await setting(made.insumoConfiguracionId)), cpmManual: 304, motivoCpm: 'Campaña de invierno' },
      headers: { 'if-match': String(made.version + 1) },
    });
    expect(changed).toMatchObject({ cpm: 304, cpmCalculado: cpm, minimoSugerido: 152, sugerencia: 'SUBIR' });
    const { body: asked } = await su(
      'GET',
      `${BASE}?filterBy=${Buffer.from('{"conSugerencia":true}').toString('base64')}`,
    );
    expect(asked).toHaveLength(1);
    expect(third).toBeGreaterThan(0);
  });

  it('are accepted in bulk, in the version seen, all or none', async () => {
    const here = places.solicitanteId;
    const [first] = await test.database.orm
      .select({ id: insumoConfiguracion.insumoConfiguracionId, version: insumoConfiguracion.version })
      .from(insumoConfiguracion)
      .where(eq(insumoConfiguracion.almacenId, here));
    const trial = await bulk(keeper, [{ aceptarSugerencias: [first!.id], probar: true }]);
    expect(trial).toMatchObject({ actualizados: 0, cambios: [{ version: first!.version, despues: { minimo: 152 } }] });
    expect(await refused(keeper, [{ aceptarSugerencias: [first!.id], versiones: [1] }], 412)).toEqual([
      'aceptarSugerencias.0 CONFLICTO_VERSION',
    ]);
    const elsewhere = await create(places.surtidorId, places.insumoIds[0], { cpmManual: 10, motivoCpm: 'Prueba' });
    expect(await refused(keeper, [{ aceptarSugerencias: [first!.id, elsewhere.insumoConfiguracionId] }], 422)).toEqual([
      'aceptarSugerencias.1 NO_ENCONTRADO',
    ]);
    // The second of two concurrent calls gets a version conflict.
    const both = await Promise.all(
      [su, keeper].map((client) =>
        client('PUT', `${BASE}/masivo`, { body: [{ aceptarSugerencias: [first!.id], versiones: [first!.version] }] }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(await bulk(keeper, [{ aceptarSugerencias: [first!.id] }])).toMatchObject({ actualizados: 0, sinCambio: 1 });
    // A filter matches only settings within reach.
    const all = await bulk(su, [{ aceptarFiltro: '', probar: true }]);
    expect(all.cambios.map(({ insumoConfiguracionId }) => insumoConfiguracionId)).toEqual([
      elsewhere.insumoConfiguracionId,
    ]);
    expect((await bulk(keeper, [{ aceptarFiltro: '', probar: true }])).cambios).toEqual([]);
    expect((await su('PUT', `${BASE}/masivo`, { body: [{ aceptarFiltro: '' }, { almacenId: here }] })).status).toBe(
      400,
    );
  });

  it('are written by rows, each with the checks of the form', async () => {
    const here = places.solicitanteId;
    const [first, second, third] = places.insumoIds;
    expect(
      await refused(
        keeper,
        [
          { almacenId: here, insumoId: second, minimo: 9, puntoReorden: 5, maximo: 7 },
          { almacenId: here, insumoId: third },
          { almacenId: here, insumoId: second },
        ],
        422,
      ),
    ).toEqual(['2.insumoId LINEA_REPETIDA']);
    const wrong = await refused(
      keeper,
      [
        { almacenId: here, insumoId: second, minimo: 9, puntoReorden: 5, maximo: 7 },
        { almacenId: here, insumoId: third },
        { almacenId: here, insumoId: first, diasEntrega: 14 },
      ],
      422,
    );
    expect(wrong.map((each) => each.split(' ')[0])).toEqual(expect.arrayContaining(['0.puntoReorden', '1.maximo']));
    expect(
      (await bulk(keeper, [{ almacenId: places.surtidorId, insumoId: first, diasEntrega: 14 }], 403)).creados,
    ).toBe(undefined);
    expect(
      await bulk(keeper, [
        { almacenId: here, insumoId: second, ...LEVELS },
        { almacenId: here, insumoId: first, diasEntrega: 14 },
      ]),
    ).toMatchObject({ creados: 1, actualizados: 1 });
    expect(await refused(keeper, [{ almacenId: here, insumoId: first, diasEntrega: 9, version: 1 }], 412)).toEqual([
      '0 CONFLICTO_VERSION',
    ]);
    // A reactivated setting gets the suggestion of that time.
    const own = and(eq(insumoConfiguracion.almacenId, here), eq(insumoConfiguracion.insumoId, first));
    await test.database.orm.update(insumoConfiguracion).set({ activo: false, maximo: 10_000 }).where(own);
    expect(await bulk(keeper, [{ almacenId: here, insumoId: first }])).toMatchObject({ creados: 0, actualizados: 1 });
    const [back] = await test.database.orm.select().from(insumoConfiguracion).where(own);
    expect(back).toMatchObject({ activo: true, sugerencia: 'IGUAL', maximo: back!.maximoSugerido });
  });

  it('are copied from another warehouse where none exist yet', async () => {
    const { solicitanteId: from, vecinoId: to } = places;
    const [first] = places.insumoIds;
    const own = await create(to, first, { maximo: 77 });
    expect((await bulk(keeper, [{ copiarDeAlmacenId: from, almacenId: to }], 403)).creados).toBe(undefined);
    expect(await bulk(su, [{ copiarDeAlmacenId: from, almacenId: to }])).toMatchObject({ creados: 1, sinCambio: 1 });
    expect(await setting(own.insumoConfiguracionId)).toMatchObject({ maximo: 77 });
    const copied = await test.database.orm
      .select()
      .from(insumoConfiguracion)
      .where(and(eq(insumoConfiguracion.almacenId, to), eq(insumoConfiguracion.insumoId, places.insumoIds[1])));
    expect(copied).toEqual([
      expect.objectContaining({
        ...LEVELS,
        unidadId: test.world.unidadId,
        cpmManual: null,
        insumoClave: expect.any(String),
      }),
    ]);
    expect(await refused(su, [{ copiarDeAlmacenId: to, almacenId: to }], 422)).toEqual([
      'copiarDeAlmacenId NADA_QUE_COPIAR',
    ]);
    const form = await su('POST', `${BASE}/copiar`, { body: { copiarDeAlmacenId: from, almacenId: to } });
    expect(form.body).toEqual({ creados: 0, sinCambio: 2 });
  });

  it('are suggested and accepted by the thousand', async () => {
    const here = places.surtidorId;
    const { orm } = test.database;
    const supplies = await orm
      .insert(insumo)
      .values(
        Array.from({ length: MANY }, (_, index) => ({
          clave: `020.000.${String(index).padStart(4, '0')}.00`,
          nombreGenerico: `Muchos ${index}`,
          descripcion: 'De prueba',
          tipo: 'MEDICAMENTO' as const,
          nivelesAtencion: [1],
          precioReferencia: 1,
        })),
      )
      .returning({ insumoId: insumo.insumoId });
    await orm
      .insert(insumoConfiguracion)
      .values(
        supplies.map(({ insumoId }) => ({ almacenId: here, insumoId, unidadId: test.world.otraUnidadId, ...LEVELS })),
      );
    await keepSuggestions(orm, new Date());
    const [{ mes } = { mes: '' }] = await orm
      .select({ mes: sql<string>`max(${consumoCorte.mes})::text` })
      .from(consumoCorte);
    await orm.insert(consumoMensual).values(
      supplies.map(({ insumoId }, index) => ({
        almacenId: here,
        insumoId,
        mes,
        diasMes: 30,
        diasConExistencia: 30,
        consumo: 100 + index,
        negadas: 0,
      })),
    );
    const ids = (
      await orm
        .select({ id: insumoConfiguracion.insumoConfiguracionId })
        .from(insumoConfiguracion)
        .where(and(eq(insumoConfiguracion.almacenId, here), eq(insumoConfiguracion.maximo, LEVELS.maximo)))
    ).map(({ id }) => id);
    const started = performance.now();
    const answer = await bulk(su, [{ aceptarSugerencias: ids }]);
    const took = performance.now() - started;
    console.info(`${ids.length} settings accepted in ${Math.round(took)} ms`);
    expect(answer.actualizados).toBeGreaterThanOrEqual(MANY);
    expect(took).toBeLessThan(20_000);
    expect(await setting(ids.at(-1)!)).toMatchObject({ sugerencia: 'IGUAL', conSugerencia: false, version: 2 });
  });
});
