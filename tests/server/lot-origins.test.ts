import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { offeredLots } from '#areas/proveedores/server/offered-lots';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { filterBy, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { doStep, linesBy, requestsOf } from '../support/server/requests';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { today } from '../support/today';

const RECEPTIONS = '/api/inventario/recepcion';
const RECALLS = '/api/inventario/alerta-sanitaria';
const { kardex, lote } = tables;
const CHECKED = {
  inspeccionEmpaque: 'CUMPLE',
  inspeccionEtiquetado: 'CUMPLE',
  inspeccionCaducidad: 'CUMPLE',
  inspeccionTemperatura: 'NO_APLICA',
};

interface Document {
  readonly recepcionId: number;
  readonly alertaSanitariaId: number;
  readonly version: number;
  readonly folio: string;
  readonly lineas: readonly { readonly recepcionDetalleId: number; readonly loteId: number | null }[];
}

describe('pieces of one lot number from several suppliers', () => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let office: Client;
  let state: Client;
  let suppliers: readonly [number, number];
  let papers = 0;

  beforeAll(async () => {
    test = await startApp('PGlite');
    places = await seedWarehouses(test);
    [keeper, office, state] = (await Promise.all(
      (['Almacen-unidad', 'Oficina-central', 'Almacen-estatal'] as const).map((each) => test.as(each)),
    )) as [Client, Client, Client];
    const made = await test.database.orm
      .insert(tables.proveedor)
      .values(
        ['LPS010101AB1', 'DMX020202CD2'].map((rfc, index) => ({
          rfc,
          razonSocial: ['Laboratorios Pisa', 'Distribuidora Mex'][index]!,
          tipo: 'LABORATORIO' as const,
          correo: `ventas${index}@example.org`,
          estatus: 'ACTIVO' as const,
        })),
      )
      .returning();
    suppliers = [made[0]!.proveedorId, made[1]!.proveedorId];
  });
  afterAll(() => test.stop());

  const ok = ({ status, body }: Answer, expected = 200) => {
    expect(status, JSON.stringify(body)).toBe(expected);
    return body as Document;
  };
  const draft = (numeroLote: string, proveedorId: number, more: object = {}, head: object = {}) => ({
    almacenId: places.solicitanteId,
    proveedorId,
    remision: `ORIGEN-${(papers += 1)}`,
    fecha: today(),
    lineas: [
      {
        insumoId: places.insumoIds[0],
        numeroLote,
        caducidad: '2032-05-31',
        cantidad: 10,
        costoUnitario: 10,
        ...more,
      },
    ],
    ...head,
  });
  const step = (client: Client, base: string, id: number, version: number, name: string, body: object = {}) =>
    client('POST', `${base}/${id}/${name}`, { body, headers: { 'if-match': `"${version}"` } });
  const delivered = async (...given: Parameters<typeof draft>) => {
    const made = ok(await keeper('POST', RECEPTIONS, { body: draft(...given) }), 201);
    const opened = ok(await step(keeper, RECEPTIONS, made.recepcionId, made.version, 'inspeccionar'));
    return ok(
      await step(keeper, RECEPTIONS, made.recepcionId, opened.version, 'aceptar', {
        ...CHECKED,
        lineas: opened.lineas.map(({ recepcionDetalleId }) => ({ recepcionDetalleId })),
      }),
    );
  };
  const lotsOf = (numeroLote: string, almacenId = places.solicitanteId) =>
    test.database.orm
      .select()
      .from(lote)
      .where(and(eq(lote.numeroLote, numeroLote), eq(lote.almacenId, almacenId)))
      .orderBy(asc(lote.loteId));

  it('are one row for each supplier and brand, and join the row that has both', async () => {
    const [pisa, mex] = suppliers;
    const first = await delivered('DOS-1', pisa, { marca: 'Kendrick' });
    await delivered('DOS-1', mex, { marca: 'Kendrick' });
    await delivered('DOS-1', pisa, { marca: 'Otra Marca' });
    const again = await delivered('DOS-1', pisa, { marca: 'KENDRICK' });
    const rows = await lotsOf('DOS-1');
    expect(rows.map(({ proveedorId, marca, existencia }) => [proveedorId, marca, existencia])).toEqual([
      [pisa, 'Kendrick', 20],
      [mex, 'Kendrick', 10],
      [pisa, 'Otra Marca', 10],
    ]);
    expect(again.lineas[0]!.loteId).toBe(first.lineas[0]!.loteId);
    // The ledger distinguishes the deliveries of a row.
    const moved = await test.database.orm
      .select()
      .from(kardex)
      .where(eq(kardex.loteId, rows[0]!.loteId))
      .orderBy(asc(kardex.kardexId));
    expect(moved.map(({ documentoFolio, entrada }) => [documentoFolio, entrada])).toEqual([
      [first.folio, 10],
      [again.folio, 10],
    ]);
    const deliveries = await office(
      'GET',
      `/api/oficinas-centrales/entrega?pageSize=10&filterBy=${filterBy({ loteId: rows[0]!.loteId })}`,
    );
    expect((deliveries.body as { folio: string }[]).map(({ folio }) => folio).toSorted()).toEqual(
      [first.folio, again.folio].toSorted(),
    );
    expect(await stockFaults(test.database.orm)).toEqual([]);
  });

  it('are offered for exchange only to the supplier who delivered them', async () => {
    const [pisa, mex] = suppliers;
    await delivered('CANJE-1', pisa);
    await delivered('CANJE-1', mex);
    const rows = await lotsOf('CANJE-1');
    const offer = async (proveedorId: number) => {
      const lineas = rows.map(({ loteId }) => ({ loteSaleId: loteId, cantidadSale: 1 })) as never;
      const found = await offeredLots(test.database.orm, { proveedorId, almacenId: places.solicitanteId, lineas });
      return [...found.lots.keys()];
    };
    expect(await offer(pisa)).toEqual([rows[0]!.loteId]);
    expect(await offer(mex)).toEqual([rows[1]!.loteId]);
  });

  it('keep supplier, brand and papers where another warehouse receives them', async () => {
    const [pisa] = suppliers;
    const sent = 'VIAJE-1';
    await test.database.orm
      .update(lote)
      .set({
        numeroLote: sent,
        proveedorId: pisa,
        marca: 'Kendrick',
        remision: 'R-VIAJE',
        contrato: 'SSC-1',
        ubicacionCodigo: 'Z-9',
      })
      .where(and(eq(lote.numeroLote, 'PRONTO'), eq(lote.insumoId, places.insumoIds[0])));
    const requests = requestsOf(places, { asker: keeper, office, supplier: state });
    const shipped = await requests.shipped([3]);
    await doStep(
      keeper,
      shipped,
      'recibir',
      linesBy(shipped, () => ({ cantidadRecibida: 3 })),
    );
    expect(shipped.lineas[0]!.lotes!.map(({ numeroLote }) => numeroLote)).toEqual([sent]);
    const [row] = await lotsOf(sent);
    expect(row).toMatchObject({
      proveedorId: pisa,
      marca: 'Kendrick',
      remision: 'R-VIAJE',
      contrato: 'SSC-1',
      ubicacionCodigo: null,
    });
  });

  it.each([
    ['of a supplier', (mine: number) => ({ proveedorId: mine }), ['RETIRADO', 'DISPONIBLE', 'RETIRADO']],
    ['of a brand', () => ({ marca: 'kendrick' }), ['RETIRADO', 'DISPONIBLE', 'RETIRADO']],
    ['of all', () => ({}), ['RETIRADO', 'RETIRADO', 'RETIRADO']],
  ] as const)('are blocked by a recall %s, as are pieces of unknown origin', async (title, scope, held) => {
    const [pisa, mex] = suppliers;
    const number = `RET-${title.replaceAll(' ', '')}`.toUpperCase();
    await delivered(number, pisa, { marca: 'Kendrick' });
    await delivered(number, mex, { marca: 'Otra' });
    await enter(test, [
      {
        almacenId: places.solicitanteId,
        insumoId: places.insumoIds[0],
        numeroLote: number,
        caducidad: '2032-05-31',
        cantidad: 4,
      },
    ]);
    const recall = ok(
      await office('POST', RECALLS, {
        body: {
          insumoId: places.insumoIds[0],
          numeroLote: number,
          origen: 'COFEPRIS',
          clase: 'II',
          unidadId: test.world.unidadId,
          motivo: 'Partículas visibles en la solución inyectable',
          ...scope(pisa),
        },
      }),
      201,
    );
    ok(await step(office, RECALLS, recall.alertaSanitariaId, recall.version, 'emitir'));
    expect((await lotsOf(number)).map(({ estatus }) => estatus)).toEqual(held);
    // Pieces that arrive later are blocked, too.
    await delivered(number, mex, { marca: 'Otra', costoUnitario: 11 });
    expect((await lotsOf(number)).at(-1)!.estatus).toBe(held[1]);
  });

  it('wait in quarantine when they arrive under a spelling not reviewed for the recall', async () => {
    const [pisa] = suppliers;
    await delivered('NR-01', pisa);
    await delivered('NR/01', pisa);
    const recall = ok(
      await office('POST', RECALLS, {
        body: {
          insumoId: places.insumoIds[0],
          numeroLote: 'NR-01',
          origen: 'COFEPRIS',
          clase: 'II',
          unidadId: test.world.unidadId,
          motivo: 'Partículas visibles en la solución inyectable',
        },
      }),
      201,
    );
    ok(await step(office, RECALLS, recall.alertaSanitariaId, recall.version, 'emitir', { parecidosRevisados: true }));
    await delivered('NR1', pisa);
    await delivered('NR/01', pisa, { costoUnitario: 11 });
    await delivered('NR-10', pisa);
    const statusOf = async (number: string) => (await lotsOf(number)).map(({ estatus }) => estatus);
    expect(await statusOf('NR-01')).toEqual(['RETIRADO']);
    expect(await statusOf('NR1')).toEqual(['CUARENTENA']);
    expect((await lotsOf('NR1'))[0]!.motivoEstatus).toContain('NR-01');
    // `NR/01` was reviewed when the recall was issued; `NR-10` is another number.
    expect(await statusOf('NR/01')).toEqual(['DISPONIBLE', 'DISPONIBLE']);
    expect(await statusOf('NR-10')).toEqual(['DISPONIBLE']);
  });

  it.each([
    ['cancelar', false],
    ['rechazar', false],
    [null, true],
  ] as const)('come with the papers of a delivery that went through «%s»', async (ended, isAsked) => {
    const [pisa] = suppliers;
    const remision = `PAPEL-${String(ended)}`;
    const made = ok(await keeper('POST', RECEPTIONS, { body: draft('P-1', pisa, {}, { remision }) }), 201);
    const opened = ok(await step(keeper, RECEPTIONS, made.recepcionId, made.version, 'inspeccionar'));
    if (ended)
      ok(
        await step(keeper, RECEPTIONS, made.recepcionId, opened.version, ended, {
          motivo: 'El proveedor traía otra cosa',
        }),
      );
    const second = await keeper('POST', RECEPTIONS, { body: draft('P-1', pisa, {}, { remision }) });
    expect([second.status, (second.body as { codigo?: string }).codigo]).toEqual(
      isAsked ? [409, 'POSIBLE_DUPLICADO'] : [201, undefined],
    );
  });
});
