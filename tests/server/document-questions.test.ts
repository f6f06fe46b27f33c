import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import { startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { today } from '../support/today';

const RECEPTIONS = '/api/inventario/recepcion';
const ENTRIES = '/api/inventario/entrada-extraordinaria';

const faults = ({ status, body }: Answer) => {
  const { codigo, errores = [] } = body as { codigo?: string; errores?: { campo: string; codigo: string }[] };
  return [status, codigo, ...errores.map((each) => `${each.campo} ${each.codigo}`)];
};

describe('dates and lots of stock documents', () => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let proveedorId: number;
  let papers = 0;

  beforeAll(async () => {
    test = await startApp('PGlite');
    places = await seedWarehouses(test);
    keeper = await test.as('Almacen-unidad');
    const [supplier] = await test.database.orm
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
  });
  afterAll(() => test.stop());

  const line = (more: object = {}) => ({
    insumoId: places.insumoIds[0],
    numeroLote: `Q${(papers += 1)}`,
    caducidad: addMonths(today(), 24),
    cantidad: 5,
    costoUnitario: 1,
    ...more,
  });
  const delivery = (more: object = {}, lineas: readonly object[] = [line()]) => ({
    almacenId: places.solicitanteId,
    proveedorId,
    remision: `REM-${(papers += 1)}`,
    fecha: today(),
    lineas,
    ...more,
  });
  const send = (body: object) => keeper('POST', RECEPTIONS, { body });

  it.each([
    ['a delivery of tomorrow', { fecha: addDays(today(), 1) }, {}, [422, 'VALIDACION', 'fecha FECHA_FUTURA']],
    ['a delivery of 1900', { fecha: '1900-01-01' }, {}, [422, 'VALIDACION', 'fecha FECHA_MINIMA']],
    [
      'a delivery of two years ago',
      { fecha: addMonths(today(), -24) },
      {},
      [409, 'POR_CONFIRMAR', 'fecha FECHA_ANTES_DE_LO_ESPERADO'],
    ],
    [
      'a manufacture of next week',
      {},
      { fechaFabricacion: addDays(today(), 7) },
      [422, 'VALIDACION', 'lineas.0.fechaFabricacion FECHA_FUTURA'],
    ],
    [
      'a manufacture of 1985',
      {},
      { fechaFabricacion: '1985-05-01' },
      [422, 'VALIDACION', 'lineas.0.fechaFabricacion FECHA_MINIMA'],
    ],
    ...['2126-05-31', '2208-01-31', '2999-12-31'].map(
      (caducidad) =>
        [
          `an expiry of ${caducidad}`,
          {},
          { caducidad },
          [409, 'POR_CONFIRMAR', 'lineas.0.caducidad FECHA_DESPUES_DE_LO_ESPERADO'],
        ] as const,
    ),
    [
      'an expiry of yesterday',
      {},
      { caducidad: addDays(today(), -1) },
      [409, 'POR_CONFIRMAR', 'lineas.0.caducidad FECHA_ANTES_DE_LO_ESPERADO'],
    ],
    ['an expiry of 1999', {}, { caducidad: '1999-12-31' }, [422, 'VALIDACION', 'lineas.0.caducidad FECHA_MINIMA']],
    ['an expiry in ten years', {}, { caducidad: addMonths(today(), 120) }, [201, undefined]],
    ['a delivery and a manufacture of today', {}, { fechaFabricacion: today() }, [201, undefined]],
  ] as const)('answer %s as specified', async (_title, head, ofLine, answer) => {
    expect(faults(await send(delivery(head, [line(ofLine)])))).toEqual(answer);
  });

  it('accepts a confirmed unexpected date, and requires confirmation again only for another', async () => {
    const body = delivery({}, [line({ caducidad: '2126-05-31' })]);
    const created = await send({ ...body, confirmarDatos: true });
    expect(created.status).toBe(201);
    const { recepcionId, version, lineas } = created.body as {
      recepcionId: number;
      version: number;
      lineas: { caducidad: string }[];
    };
    expect(lineas[0]!.caducidad).toBe('2126-05-31');
    const change = (more: object, at: number) =>
      keeper('PUT', `${RECEPTIONS}/${recepcionId}`, {
        body: { ...(created.body as object), ...more, version: at },
        headers: { 'if-match': `"${at}"` },
      });
    const same = await change({ ordenSuministro: 'OS-1' }, version);
    expect(same.status).toBe(200);
    const other = { lineas: [{ ...lineas[0], caducidad: '2208-01-31' }] };
    expect(faults(await change(other, version + 1))).toEqual([
      409,
      'POR_CONFIRMAR',
      'lineas.0.caducidad FECHA_DESPUES_DE_LO_ESPERADO',
    ]);
  });

  it.each(['02/2028', '2028-02', 'feb-2028', 'febrero de 2028'])(
    'stores the last day of a month sent as %s',
    async (caducidad) => {
      const { status, body } = await send({ ...delivery({}, [line({ caducidad })]) });
      expect([status, (body as { lineas: { caducidad: string }[] }).lineas[0]!.caducidad]).toEqual([201, '2028-02-29']);
    },
  );

  it('requires confirmation of a lot number known with another expiry, in the network or a line above', async () => {
    const [first, second] = [addMonths(today(), 20), addMonths(today(), 21)];
    await test.database.orm.insert(tables.lote).values({
      almacenId: places.surtidorId,
      unidadId: test.world.unidadId,
      insumoId: places.insumoIds[0],
      insumoClave: '010.000.0101.00',
      nombreGenerico: 'Insumo 1',
      numeroLote: 'CONOCIDO',
      caducidad: first,
      fechaRecepcion: today(),
    });
    const lineOf = (numeroLote: string, caducidad: string, insumoId = places.insumoIds[0]) =>
      line({ numeroLote, caducidad, insumoId });
    const asked = [409, 'POR_CONFIRMAR', 'lineas.0.caducidad LOTE_OTRA_CADUCIDAD'];
    const known = delivery({}, [lineOf('conocido', second)]);
    expect(faults(await send(known))).toEqual(asked);
    expect((await send({ ...known, confirmarDatos: true })).status).toBe(201);
    expect((await send(delivery({}, [lineOf('CONOCIDO', first)]))).status).toBe(201);
    // Another supply may have a lot of the same number.
    expect((await send(delivery({}, [lineOf('CONOCIDO', second, places.insumoIds[1])]))).status).toBe(201);
    expect(faults(await send(delivery({}, [lineOf('NUEVO', first), lineOf('NUEVO', second)])))).toEqual([
      409,
      'POR_CONFIRMAR',
      'lineas.1.caducidad LOTE_OTRA_CADUCIDAD',
    ]);
    const [reason] = await test.database.orm
      .insert(tables.motivoEntradaExtraordinaria)
      .values({ clave: 'DONACION', nombre: 'Donación', requiereAutorizacion: true, permiteSinCosto: true })
      .returning();
    const entry = {
      almacenId: places.solicitanteId,
      motivoEntradaExtraordinariaId: reason!.motivoEntradaExtraordinariaId,
      procedencia: 'Donación de un hospital',
      fechaDocumento: today(),
      lineas: [lineOf('CONOCIDO', addMonths(today(), 30))],
    };
    expect(faults(await keeper('POST', ENTRIES, { body: entry }))).toEqual(asked);
  });

  it('requires confirmation of a repeated delivery note or invoice of a supplier, and names the reception', async () => {
    const first = await send(delivery({ remision: 'rem-77', factura: 'FAC-1' }));
    const { recepcionId } = first.body as { recepcionId: number };
    for (const papersOf of [{ remision: ' REM-77 ' }, { remision: 'REM-78', factura: 'fac-1' }]) {
      const answer = await send(delivery(papersOf));
      expect(faults(answer)).toEqual([409, 'POSIBLE_DUPLICADO']);
      expect((answer.body as { candidatos: { id: number }[] }).candidatos.map(({ id }) => id)).toEqual([recepcionId]);
      expect((await send({ ...delivery(papersOf), confirmarNoDuplicado: true })).status).toBe(201);
      await test.database.orm
        .update(tables.recepcion)
        .set({ activo: false })
        .where(eq(tables.recepcion.remision, 'REM-78'));
    }
    expect((await send(delivery({ remision: 'REM-79', factura: 'FAC-2' }))).status).toBe(201);
  });
});
