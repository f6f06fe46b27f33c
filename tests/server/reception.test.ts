import type { Recepcion } from '#generated/shared/types.gen';
import type { Whole } from '../support/server/whole';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { BOTH_ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { today } from '../support/today';

type Reception = Whole<Recepcion>;

const RECEPTIONS = '/api/inventario/recepcion';
const { cartaCanje, insumo, kardex, lote } = tables;

const receptionOf = ({ body }: Answer) => body as Reception;
const motivo = 'La caja llegó mojada y abierta';
const CHECKED = {
  inspeccionEmpaque: 'CUMPLE',
  inspeccionEtiquetado: 'CUMPLE',
  inspeccionCaducidad: 'CUMPLE',
  inspeccionTemperatura: 'NO_APLICA',
};

describe.each(BOTH_ENGINES)('supplier receptions on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let proveedorId: number;
  let contratoId: number;
  let cold: number;
  /** Each delivery has its own papers. */
  let deliveries = 0;

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    keeper = await test.as('Almacen-unidad');
    const { orm } = test.database;
    const [supplier] = await orm
      .insert(tables.proveedor)
      .values({
        rfc: 'LPS010101AB1',
        razonSocial: 'Laboratorios Pisa',
        tipo: 'LABORATORIO',
        correo: 'ventas@example.org',
        estatus: 'ACTIVO',
      })
      .returning();
    proveedorId = supplier!.proveedorId;
    const [contract] = await orm
      .insert(tables.contrato)
      .values({
        proveedorId,
        numero: 'SSC-014',
        ejercicio: 2026,
        vigenciaDesde: '2026-01-01',
        vigenciaHasta: '2026-12-31',
        diasCanje: 20,
      })
      .returning();
    contratoId = contract!.contratoId;
    cold = places.insumoIds[2];
    await orm.update(insumo).set({ redFria: true, tempMin: 2, tempMax: 8 }).where(eq(insumo.insumoId, cold));
  });
  afterAll(() => test.stop());

  const line = (numeroLote: string, cantidad: number, more: object = {}) => ({
    insumoId: places.insumoIds[0],
    numeroLote,
    caducidad: '2032-05-31',
    cantidad,
    costoUnitario: 2.5,
    ...more,
  });
  const delivery = (lineas: readonly object[], more: object = {}) => ({
    almacenId: places.solicitanteId,
    proveedorId,
    contratoId,
    ordenSuministro: 'OS-77',
    remision: `r-${1000 + (deliveries += 1)}`,
    factura: `f-${8 + deliveries}`,
    fecha: today(),
    lineas,
    ...more,
  });
  const step = (client: Client, { recepcionId, version }: Reception, name: string, body: object = {}) =>
    client('POST', `${RECEPTIONS}/${recepcionId}/${name}`, { body, headers: { 'if-match': `"${version}"` } });
  const done = async (document: Reception, name: string, body: object = {}) => {
    const answer = await step(keeper, document, name, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return receptionOf(answer);
  };
  const drafted = async (lineas: readonly object[], more: object = {}) => {
    const answer = await keeper('POST', RECEPTIONS, { body: delivery(lineas, more) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return receptionOf(answer);
  };
  const inspected = async (lineas: readonly object[], more: object = {}) =>
    done(await drafted(lineas, more), 'inspeccionar');
  /** The inspection, with the findings of each line. */
  const found = ({ lineas }: Reception, ...told: readonly object[]) => ({
    ...CHECKED,
    lineas: lineas.map(({ recepcionDetalleId }, index) => ({ recepcionDetalleId, ...told[index] })),
  });
  const lotsCalled = (numeroLote: string) =>
    test.database.orm.select().from(lote).where(eq(lote.numeroLote, numeroLote)).orderBy(asc(lote.loteId));
  const movementsOf = (recepcionId: number) =>
    test.database.orm
      .select()
      .from(kardex)
      .where(and(eq(kardex.documentoTipo, 'RECEPCION_PROVEEDOR'), eq(kardex.documentoId, recepcionId)))
      .orderBy(asc(kardex.kardexId));

  it('add the delivered pieces to stock, with their origin', async () => {
    const opened = await inspected([
      line('ENTERO', 8, { marca: 'Pisa', ubicacionCodigo: 'A-1', ivaPorcentaje: 16, gtin: '7501000000005' }),
      line('ENTERO-2', 4, { costoUnitario: 10, fechaFabricacion: '2026-01-31' }),
    ]);
    expect(opened).toMatchObject({
      estatus: 'EN_INSPECCION',
      folio: expect.stringMatching(/^REC-CLSSA900001-\d{4}-\d{5}$/) as string,
      remision: 'R-1001',
    });
    expect(await lotsCalled('ENTERO')).toEqual([]);
    const accepted = await done(opened, 'aceptar', found(opened));
    expect(accepted).toMatchObject({
      estatus: 'ACEPTADA',
      piezas: 12,
      piezasRechazadas: 0,
      subtotal: 60,
      ivaTotal: 3.2,
      importeTotal: 63.2,
      inspectorId: test.world.usuarios['Almacen-unidad'],
    });
    const [lot] = await lotsCalled('ENTERO');
    expect(lot).toMatchObject({
      existencia: 8,
      estatus: 'DISPONIBLE',
      proveedorId,
      contrato: 'SSC-014',
      ordenSuministro: 'OS-77',
      remision: 'R-1001',
      factura: 'F-9',
      ivaPorcentaje: 16,
      marca: 'Pisa',
      ubicacionCodigo: 'A-1',
      codigoBarras: '7501000000005',
      cartaCanjeId: null,
    });
    expect(accepted.lineas[0]).toMatchObject({ loteId: lot!.loteId, importe: 20 });
    expect(await movementsOf(accepted.recepcionId)).toMatchObject([
      { tipo: 'E_PROVEEDOR', entrada: 8, contraparte: 'Laboratorios Pisa', documentoFolio: accepted.folio },
      { tipo: 'E_PROVEEDOR', entrada: 4, costoUnitario: 10, importe: 40 },
    ]);
    expect(refusalOf(await step(keeper, accepted, 'aceptar', found(accepted))).slice(0, 2)).toEqual([
      409,
      'TRANSICION_INVALIDA',
    ]);
  });

  it('add the rest to stock when a part is rejected, and only that is paid', async () => {
    const opened = await inspected([line('PARTE', 10), line('NADA', 3), line('TODO', 2)]);
    const rejected = [
      { cantidadRechazada: 4, motivoRechazo: 'Frascos rotos' },
      { cantidadRechazada: 3, motivoRechazo: 'Otro laboratorio' },
    ];
    const accepted = await done(opened, 'aceptar', found(opened, ...rejected));
    expect(accepted).toMatchObject({ estatus: 'ACEPTADA_PARCIAL', piezas: 8, piezasRechazadas: 7, importeTotal: 20 });
    expect((await movementsOf(accepted.recepcionId)).map(({ entrada }) => entrada)).toEqual([6, 2]);
    expect(await lotsCalled('NADA')).toEqual([]);
    const [kept] = await lotsCalled('TODO');
    expect(accepted.lineas.map(({ loteId }) => loteId)).toEqual([expect.any(Number), null, kept!.loteId]);
  });

  it('add to an existing lot, and keep pieces with another cost separate', async () => {
    for (const costoUnitario of [5, 5, 6]) {
      const opened = await inspected([line('MISMO', 2, { costoUnitario })]);
      await done(opened, 'aceptar', found(opened));
    }
    expect(await lotsCalled('MISMO')).toMatchObject([
      { existencia: 4, costoUnitario: 5 },
      { existencia: 2, costoUnitario: 6 },
    ]);
  });

  it('are rejected or cancelled without a trace in stock', async () => {
    const opened = await inspected([line('NUNCA', 1)]);
    expect(refusalOf(await step(keeper, opened, 'rechazar'))).toEqual([422, 'VALIDACION', 'motivo REQUERIDO']);
    expect((await done(opened, 'rechazar', { motivo })).estatus).toBe('RECHAZADA');
    const cancelled = await done(await inspected([line('NUNCA', 1)]), 'cancelar', { motivo });
    expect(cancelled.estatus).toBe('CANCELADA');
    expect(refusalOf(await step(keeper, cancelled, 'aceptar', found(cancelled))).slice(0, 2)).toEqual([
      409,
      'TRANSICION_INVALIDA',
    ]);
    expect(await lotsCalled('NUNCA')).toEqual([]);
  });

  it('are not inspected without lines, costs, and the data that each supply requires of its lots', async () => {
    expect(refusalOf(await step(keeper, await drafted([]), 'inspeccionar'))).toEqual([
      422,
      'VALIDACION',
      'lineas SIN_LINEAS',
    ]);
    const costless = [line('X', 1, { costoUnitario: null })];
    const tomorrow = delivery(costless, { fecha: today(1) });
    expect(refusalOf(await keeper('POST', RECEPTIONS, { body: tomorrow }))).toEqual([
      422,
      'VALIDACION',
      'fecha FECHA_FUTURA',
    ]);
    const early = await drafted(costless);
    expect(refusalOf(await step(keeper, early, 'inspeccionar'))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.costoUnitario REQUERIDO',
    ]);
    const bare = await drafted([
      line('X', 1, { numeroLote: null, caducidad: null }),
      line('FRIO', 1, { insumoId: cold }),
      line('X', 1),
    ]);
    expect(refusalOf(await step(keeper, bare, 'inspeccionar'))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.numeroLote REQUERIDO',
      'lineas.0.caducidad REQUERIDO',
      'lineas.1.temperatura REQUERIDO',
    ]);
    expect(await lotsCalled('FRIO')).toEqual([]);
  });

  it('record the arrival temperature of refrigerated supplies', async () => {
    const opened = await inspected([line('FRESCO', 1, { insumoId: cold, temperatura: 4.5 })]);
    await done(opened, 'aceptar', found(opened));
    expect(await lotsCalled('FRESCO')).toMatchObject([{ temperaturaRecepcion: 4.5 }]);
  });

  it('accept no lot that has expired or expires today, unless it is rejected', async () => {
    const opened = await inspected([line('HOY', 2, { caducidad: today() }), line('BUENO', 1)]);
    expect(refusalOf(await step(keeper, opened, 'aceptar', found(opened)))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.caducidad CADUCIDAD_PASADA',
    ]);
    const back = { cantidadRechazada: 2, motivoRechazo: 'Caducado' };
    expect((await done(opened, 'aceptar', found(opened, back))).estatus).toBe('ACEPTADA_PARCIAL');
    expect(await lotsCalled('HOY')).toEqual([]);
  });

  it('accept a lot with a short life only with its exchange letter, which is stored with the lot', async () => {
    const [short, enough] = [addDays(addMonths(today(), 5), 3), addMonths(today(), 12)];
    const opened = await inspected([line('CORTO', 6, { caducidad: short }), line('JUSTO', 1, { caducidad: enough })]);
    const refused = await step(keeper, opened, 'aceptar', found(opened));
    expect(refusalOf(refused)).toEqual([422, 'VALIDACION', 'lineas.0.cartaFolio CADUCIDAD_CORTA']);
    expect((refused.body as { errores: { mensaje: string }[] }).errores[0]!.mensaje).toBe(
      'Le quedan 5 de los 12 meses de vida que se piden: registre la carta canje.',
    );
    const half = { cartaFolio: 'cc-9' };
    expect(refusalOf(await step(keeper, opened, 'aceptar', found(opened, half)))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.cartaFecha REQUERIDO',
      'lineas.0.cartaVigenciaMeses REQUERIDO',
    ]);
    const letter = { ...half, cartaFecha: today(), cartaVigenciaMeses: 12 };
    await done(opened, 'aceptar', found(opened, letter));
    const [lot] = await lotsCalled('CORTO');
    const [stored] = await test.database.orm
      .select()
      .from(cartaCanje)
      .where(eq(cartaCanje.cartaCanjeId, lot!.cartaCanjeId!));
    expect(stored).toMatchObject({
      folio: expect.stringMatching(/^CC-CLSSA900001-\d{4}-\d{5}$/) as string,
      estatus: 'VIGENTE',
      memoFolio: 'CC-9',
      proveedorId,
      loteId: lot!.loteId,
      cantidad: 6,
      saldo: 6,
      plazoRespuestaDias: 20,
      // The lot expires before the twelve months are over.
      vigenciaFecha: short,
    });
    const seen = await keeper('GET', `/api/proveedores/carta-canje/${stored!.cartaCanjeId}`);
    expect(seen.body).toMatchObject({ memoFolio: 'CC-9', loteNombre: 'CORTO' });
  });

  it('require the shelf life of the contract where it is longer than that of the supply', async () => {
    const { orm } = test.database;
    const [strict] = await orm
      .insert(tables.contrato)
      .values({
        proveedorId,
        numero: 'SSC-018',
        ejercicio: 2026,
        vigenciaDesde: '2026-01-01',
        vigenciaHasta: '2026-12-31',
        mesesCaducidadMinima: 18,
      })
      .returning();
    const lines = [line('MEDIO', 1, { caducidad: addMonths(today(), 13) })];
    const opened = await inspected(lines, { contratoId: strict!.contratoId });
    const refused = await step(keeper, opened, 'aceptar', found(opened));
    expect(refusalOf(refused)).toEqual([422, 'VALIDACION', 'lineas.0.cartaFolio CADUCIDAD_CORTA']);
    expect((refused.body as { errores: { mensaje: string }[] }).errores[0]!.mensaje).toContain('de los 18 meses');
    const usual = await inspected(lines);
    expect((await done(usual, 'aceptar', found(usual))).estatus).toBe('ACEPTADA');
  });

  it('require reasons, and an explanation of a failed check without a consequence', async () => {
    const opened = await inspected([line('RAZON', 2)]);
    const tries: [object, string[]][] = [
      [
        found(opened, { cantidadRechazada: 3, motivoRechazo: 'De más' }),
        ['lineas.0.cantidadRechazada MAXIMO', 'lineas NADA_ACEPTADO'],
      ],
      [found(opened, { cantidadRechazada: 1 }), ['lineas.0.motivoRechazo REQUERIDO']],
      [{ ...found(opened), inspeccionEmpaque: null }, ['inspeccionEmpaque REQUERIDO']],
      [{ ...found(opened), inspeccionEmpaque: 'NO_CUMPLE' }, ['inspeccionObservaciones INSPECCION_SIN_EXPLICAR']],
    ];
    for (const [body, told] of tries)
      expect(refusalOf(await step(keeper, opened, 'aceptar', body))).toEqual([422, 'VALIDACION', ...told]);
    const explained = { inspeccionEmpaque: 'NO_CUMPLE', inspeccionObservaciones: 'Cinta rota, contenido intacto' };
    expect((await done(opened, 'aceptar', { ...found(opened), ...explained })).estatus).toBe('ACEPTADA');
  });

  it('are open only to the staff of the warehouse', async () => {
    const body = delivery([line('AJENO', 1)], { almacenId: places.surtidorId });
    expect([403, 422]).toContain((await keeper('POST', RECEPTIONS, { body })).status);
    const opened = await inspected([line('AJENO', 1)]);
    const elsewhere = await test.as('Almacen-estatal');
    expect((await step(elsewhere, opened, 'aceptar', found(opened))).status).toBe(404);
    expect((await step(test.nobody, opened, 'aceptar', found(opened))).status).toBe(401);
    const director = await test.as('Director-unidad');
    expect((await director('GET', `${RECEPTIONS}/${opened.recepcionId}`)).status).toBe(200);
    expect((await step(director, opened, 'aceptar', found(opened))).status).toBe(403);
    expect(await lotsCalled('AJENO')).toEqual([]);
  });

  describe('in one go', () => {
    const whole = (lineas: readonly object[], more: object = {}) => ({ ...delivery(lineas), ...CHECKED, ...more });
    const sent = (body: object, key?: string, client = keeper) =>
      client('POST', '/api/inventario/inventario', { body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });

    it('are accepted once for each key', async () => {
      const body = whole([line('DE-UNA', 5), line('DE-UNA-2', 3, { cantidadRechazada: 1, motivoRechazo: 'Rota' })]);
      const [first, again, other] = [
        await sent(body, 'k-1'),
        await sent(body, 'k-1'),
        await sent({ ...body, confirmarNoDuplicado: true }, 'k-2'),
      ];
      expect([first.status, again.status, other.status]).toEqual([201, 201, 201]);
      expect(refusalOf(await sent(body, 'k-3'))).toEqual([409, 'POSIBLE_DUPLICADO']);
      expect(receptionOf(first)).toMatchObject({ estatus: 'ACEPTADA_PARCIAL', piezas: 7 });
      expect(receptionOf(again).recepcionId).toBe(receptionOf(first).recepcionId);
      expect(receptionOf(other).recepcionId).not.toBe(receptionOf(first).recepcionId);
      expect(await lotsCalled('DE-UNA')).toMatchObject([{ existencia: 10 }]);
    });

    it('leave nothing behind when anything is wrong, and name the field', async () => {
      const short = addMonths(today(), 2);
      const refused = await sent(whole([line('BIEN', 1), line('MAL', 1, { caducidad: short })]));
      expect(refusalOf(refused)).toEqual([422, 'VALIDACION', 'lineas.1.cartaFolio CADUCIDAD_CORTA']);
      expect(refusalOf(await sent(whole([line('MAL', 1, { numeroLote: null })])))).toEqual([
        422,
        'VALIDACION',
        'lineas.0.numeroLote REQUERIDO',
      ]);
      const { inspeccionEmpaque: _, ...unchecked } = whole([line('MAL', 1)]);
      expect((await sent(unchecked)).status).toBe(422);
      expect(await lotsCalled('BIEN')).toEqual([]);
      expect(
        await test.database.orm.select().from(tables.recepcion).where(eq(tables.recepcion.estatus, 'BORRADOR')),
      ).toHaveLength(3);
    });

    it('are refused to others', async () => {
      const body = whole([line('AJENO', 1)]);
      expect((await sent(body, undefined, test.nobody)).status).toBe(401);
      expect((await sent(body, undefined, await test.as('Medico'))).status).toBe(403);
      expect([403, 422]).toContain((await sent(body, undefined, await test.as('Almacen-estatal'))).status);
      expect([403, 422]).toContain((await sent({ ...body, almacenId: places.surtidorId })).status);
    });
  });

  it('leave stock and ledger in agreement, after all of that', async () => {
    expect(await stockFaults(test.database.orm)).toEqual([]);
  });
});
