import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insumoConfiguracion, inventario } from '#generated/server/tables.gen';
import { postStock, type Posting } from '#areas/inventario/server/stock/post-stock';
import { monthlyUse } from '#areas/inventario/server/stock/monthly-use';
import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { today } from '../support/today';

type Row = Readonly<Record<string, string | number | null>>;
interface Report {
  readonly filas: readonly Row[];
  readonly totales: Row;
  readonly bloques: Readonly<Record<string, readonly Row[]>>;
}

const BASE = '/api/inventario/inventario';

describe.each(ENGINES)('reports on stock on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let su: Client;
  let unit: Client;

  const post = (changes: Posting['changes'], now = new Date()) =>
    test.database.orm.transaction((tx) =>
      postStock(tx, [{ document: { tipo: 'IMPORTACION', id: null, folio: 'PRUEBA' }, changes }], {
        actor: { usuarioId: null },
        now,
        day: todayIn(DEFAULT_TIME_ZONE, now),
      }),
    );
  const report = async (client: Client, path: string) => {
    const { status, body } = await client('GET', path);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Report;
  };
  const lot = (numeroLote: string, days: number) => ({
    numeroLote,
    caducidad: today(days),
    fuenteFinanciamientoId: null,
    programaId: null,
    costoUnitario: 10,
  });

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    [su, unit] = (await Promise.all(
      (['SUPERUSUARIO', 'Almacen-unidad'] as const).map((profile) => test.as(profile)),
    )) as [Client, Client];
    const [first, second, third] = places.insumoIds;
    const levels = { minimo: 10, puntoReorden: 20, maximo: 60, mesesCobertura: 1, diasEntrega: 7, multiplo: 1 };
    await test.database.orm.insert(insumoConfiguracion).values(
      [first, second, third].map((insumoId, index) => ({
        almacenId: places.solicitanteId,
        insumoId,
        unidadId: test.world.unidadId,
        ...levels,
        fondoFijo: index === 2 ? null : 40,
      })) as (typeof insumoConfiguracion.$inferInsert)[],
    );
    const key = (insumoId: number) => ({ almacenId: places.solicitanteId, insumoId });
    await post(
      [
        { kind: 'entry', tipo: 'E_INICIAL', ...key(first), cantidad: 100, lot: lot('CORTO', 15) },
        { kind: 'entry', tipo: 'E_INICIAL', ...key(first), cantidad: 50, lot: lot('LARGO', 60) },
        { kind: 'entry', tipo: 'E_INICIAL', ...key(second), cantidad: 8, lot: lot('POCO', 400) },
      ],
      new Date(Date.now() - 61 * 86_400_000),
    );
    const lots = (await su('GET', `${BASE}/lote?pageSize=100`)).body as { loteId: number; numeroLote: string }[];
    const corto = lots.find(({ numeroLote }) => numeroLote === 'CORTO')!.loteId;
    await post([{ kind: 'exit', tipo: 'S_CONSUMO_SERVICIO', ...key(first), loteId: corto, cantidad: 61 }]);
  });
  afterAll(() => test.stop());

  it('show the share of configured supplies in stock, by place and by kind', async () => {
    const byPlace = await report(unit, `${BASE}/inventario-nivel-abasto?por=ALMACEN`);
    expect(byPlace.filas).toEqual([
      expect.objectContaining({
        nombre: 'Almacén que pide',
        claves: 3,
        porcentaje: 66.67,
        porcentajeEfectivo: 33.33,
        sinExistencia: 1,
        critico: 1,
        bajo: 0,
        optimo: 0,
        sobreabasto: 1,
      }),
    ]);
    expect(byPlace.totales).toMatchObject({ claves: 3, porcentaje: 66.67 });
    const byKind = await report(unit, `${BASE}/inventario-nivel-abasto?por=TIPO_INSUMO`);
    expect(byKind.filas.map(({ nombre, claves }) => [nombre, claves])).toEqual([['Medicamento', 3]]);
    expect((await report(unit, `${BASE}/inventario-nivel-abasto?por=UNIDAD&soloEsenciales=true`)).filas).toEqual([]);
    expect((await unit('GET', `${BASE}/inventario-nivel-abasto?por=PAIS`)).status).toBe(400);
  });

  it('show the missing pieces of a fixed fund, not offset by a surplus', async () => {
    const { filas, totales } = await report(unit, `${BASE}/porcentaje-fondo-fijo`);
    expect(
      filas.map(({ fondoFijo, disponible, faltante, excedente, porcentaje }) => [
        fondoFijo,
        disponible,
        faltante,
        excedente,
        porcentaje,
      ]),
    ).toEqual([
      [40, 89, 0, 49, 100],
      [40, 8, 32, 0, 20],
    ]);
    expect(totales).toMatchObject({ fondoFijo: 80, faltante: 32, porcentaje: 60 });
    expect((await report(unit, `${BASE}/porcentaje-fondo-fijo?soloFaltantes=true`)).filas).toHaveLength(1);
  });

  it('show the pieces that will expire unused at the pace of the last months', async () => {
    // Exits of this month count as use only when the month closes; until then the use is set by hand.
    await report(unit, '/api/reportes/caducidades?meses=1');
    const here = eq(inventario.almacenId, places.solicitanteId);
    expect([...(await monthlyUse(test.database.orm, here)).values()]).toEqual([0, 0]);
    await test.database.orm
      .update(insumoConfiguracion)
      .set({ cpmManual: 30.4 })
      .where(eq(insumoConfiguracion.insumoId, places.insumoIds[0]));
    expect([...(await monthlyUse(test.database.orm, here)).values()]).toEqual([30.4, 0]);
    const { totales } = await report(unit, '/api/reportes/caducidades?meses=36');
    // Sixteen of the 39 pieces that expire in fifteen days are used. The fifty that expire in sixty days get the rest of 61 days' use. The
    // third lot is unused.
    expect(totales).toMatchObject({ lotes: 3, piezas: 97, lotesEnRiesgo: 3, piezasEnRiesgo: 23 + (50 - 45) + 8 });
    expect((await report(unit, '/api/reportes/caducidades?meses=1')).filas).toHaveLength(1);
    expect((await unit('GET', '/api/reportes/caducidades?meses=37')).status).toBe(400);
  });

  it('show the stock of a warehouse, its issues of today and the supplies to request', async () => {
    const { filas } = await report(unit, `${BASE}/inventario-actual-cendis?cendisId=${places.solicitanteId}`);
    expect(
      filas.map(({ existencia, consumoDia, sugerido, nivel }) => [existencia, consumoDia, sugerido, nivel]),
    ).toEqual([
      [89, 61, 0, 'Sobreabasto'],
      [8, 0, 52, 'Crítico'],
      [0, 0, 60, 'Sin existencia'],
    ]);
    expect(
      (await report(unit, `${BASE}/inventario-actual-cendis?cendisId=${places.solicitanteId}&soloFaltantes=true`))
        .filas,
    ).toHaveLength(2);
    // A warehouse out of reach yields no data.
    expect((await unit('GET', `${BASE}/inventario-actual-cendis?cendisId=${places.surtidorId}`)).status).toBe(404);
  });

  it('draw the contents of their rows, and each cell links to the records that it counts', async () => {
    const { totales, bloques } = await report(unit, `${BASE}/inventario-nivel-abasto`);
    const [units, cells] = [bloques['unidades']!, bloques['unidadesPorTipo']!];
    const sum = (rows: readonly Row[], field: string) => rows.reduce((total, row) => total + Number(row[field]), 0);
    expect(units).toEqual([
      expect.objectContaining({ unidadId: test.world.unidadId, claves: 3, porcentaje: totales['porcentaje'] }),
    ]);
    expect(sum(cells, 'claves')).toBe(totales['claves']);
    expect(cells.map(({ tipo, tipoNombre, porcentaje }) => [tipo, tipoNombre, porcentaje])).toEqual([
      ['MEDICAMENTO', 'Medicamento', 66.67],
    ]);
    const listed = async (filter: object) => {
      const filterBy = encodeURIComponent(Buffer.from(JSON.stringify(filter)).toString('base64'));
      return (await unit('GET', `${BASE}?filterBy=${filterBy}`)).body as readonly Row[];
    };
    const cell = { unidadId: test.world.unidadId, nivelAbasto: ['SIN_EXISTENCIA', 'CRITICO', 'OPTIMO', 'SOBREABASTO'] };
    expect(await listed({ ...cell, tipoInsumo: 'MEDICAMENTO' })).toHaveLength(3);
    expect(await listed({ ...cell, tipoInsumo: 'VACUNA' })).toEqual([]);
    expect(await listed({ ...cell, esencial: true })).toEqual([]);
    expect((await listed({ tipoAlmacen: 'ALMACEN_UNIDAD' })).map((row) => row['tipoAlmacen'])).toEqual(
      Array.from({ length: 3 }, () => 'ALMACEN_UNIDAD'),
    );
    expect(await listed({ tipoAlmacen: ['CENDIS', 'FARMACIA'] })).toEqual([]);
    const fund = await report(unit, `${BASE}/porcentaje-fondo-fijo`);
    expect(fund.bloques['almacenes']).toEqual([
      {
        almacenId: places.solicitanteId,
        almacen: 'Almacén que pide',
        porcentaje: fund.totales['porcentaje'],
        faltante: fund.totales['faltante'],
        fondoFijo: fund.totales['fondoFijo'],
      },
    ]);
    const months = await report(unit, '/api/reportes/caducidades?meses=36');
    const drawn = months.bloques['meses']!.filter(({ estatus }) => estatus === 'DISPONIBLE');
    expect(drawn).toHaveLength(36);
    for (const field of ['piezas', 'piezasEnRiesgo', 'importe'])
      expect(sum(drawn, field), field).toBe(months.totales[field]);
    const cendis = await report(unit, `${BASE}/inventario-actual-cendis?cendisId=${places.solicitanteId}`);
    expect(cendis.bloques['resumen']).toEqual([
      expect.objectContaining({ enCero: 1, bajoMinimo: 1, porCaducar: 1, fondoFijo: 60, valor: 970 }),
    ]);
  });

  it('draw nothing of places out of reach', async () => {
    await test.database.orm.insert(insumoConfiguracion).values({
      almacenId: places.surtidorId,
      insumoId: places.insumoIds[0],
      unidadId: test.world.otraUnidadId,
      minimo: 1,
      puntoReorden: 2,
      maximo: 3,
      fondoFijo: 3,
      mesesCobertura: 1,
      diasEntrega: 7,
      multiplo: 1,
    } as typeof insumoConfiguracion.$inferInsert);
    const [own, all] = await Promise.all(
      [unit, su].map((client) => report(client, `${BASE}/inventario-nivel-abasto?por=ALMACEN`)),
    );
    expect(all!.totales['claves']).toBe(4);
    expect(all!.bloques['unidades']).toHaveLength(2);
    expect(own!.bloques['unidades']!.map(({ unidadId }) => unidadId)).toEqual([test.world.unidadId]);
    expect((await report(unit, `${BASE}/porcentaje-fondo-fijo`)).bloques['almacenes']).toHaveLength(1);
    expect((await report(su, `${BASE}/porcentaje-fondo-fijo`)).bloques['almacenes']).toHaveLength(2);
  });

  it('are for those who may see stock', async () => {
    const reception = await test.as('Recepcion');
    for (const path of [
      `${BASE}/inventario-nivel-abasto`,
      `${BASE}/porcentaje-fondo-fijo`,
      `${BASE}/inventario-actual-cendis`,
      '/api/reportes/caducidades',
    ])
      expect((await reception('GET', path)).status, path).toBe(403);
  });
});
