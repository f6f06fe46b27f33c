import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { addMonths } from '#platform/shared/dates/months';
import { startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { today } from '../support/today';

const COUNTS = '/api/inventario/conteo';
const RECEPTIONS = '/api/inventario/recepcion';

const said = ({ status, body }: Answer) => {
  const { codigo, errores = [] } = body as { codigo?: string; errores?: { campo: string; codigo: string }[] };
  return [status, codigo, ...errores.map((each) => `${each.campo} ${each.codigo}`)];
};

describe('steps and actions', () => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let countId: number;
  let found = 0;

  beforeAll(async () => {
    test = await startApp('PGlite');
    places = await seedWarehouses(test);
    keeper = await test.as('Almacen-unidad');
    const insumoId = places.insumoIds[0];
    await enter(test, [
      { almacenId: places.solicitanteId, insumoId, numeroLote: 'CONOCIDO', caducidad: '2027-05-31', cantidad: 5 },
    ]);
    const planned = await keeper('POST', COUNTS, {
      body: { almacenId: places.solicitanteId, tipo: 'CICLICO', fechaProgramada: today() },
    });
    const { conteoId, version } = planned.body as { conteoId: number; version: number };
    const started = await keeper('POST', `${COUNTS}/${conteoId}/iniciar`, {
      body: {},
      headers: { 'if-match': `"${version}"` },
    });
    if (started.status !== 200) throw new Error(JSON.stringify(started.body));
    countId = conteoId;
  });
  afterAll(() => test.stop());

  it.each([
    ['an expiry of a hundred years', { caducidad: '2126-05-31' }, ['caducidad FECHA_DESPUES_DE_LO_ESPERADO']],
    ['an expiry of yesterday', { caducidad: '2020-01-31' }, ['caducidad FECHA_ANTES_DE_LO_ESPERADO']],
    [
      'a second expiry of a known lot',
      { numeroLote: 'CONOCIDO', caducidad: '2028-05-31' },
      ['caducidad LOTE_OTRA_CADUCIDAD'],
    ],
  ])(
    'ask about %s of a lot that was found in a count, and accept it once it is confirmed',
    async (_title, lot, asked) => {
      const body = {
        insumoId: places.insumoIds[0],
        numeroLote: `HALLADO-${(found += 1)}`,
        conteo: 3,
        ...lot,
      };
      const send = (more: object = {}) =>
        keeper('POST', `${COUNTS}/${countId}/lote-hallado`, { body: { ...body, ...more } });
      expect(said(await send())).toEqual([409, 'POR_CONFIRMAR', ...asked]);
      const lines = () =>
        test.database.orm.select().from(tables.conteoDetalle).where(eq(tables.conteoDetalle.conteoId, countId));
      const before = (await lines()).length;
      expect((await send({ confirmarDatos: true })).status).toBe(200);
      expect((await lines()).length).toBe(before + 1);
    },
  );

  it('refuse what is impossible, whatever is confirmed', async () => {
    const answer = await keeper('POST', `${COUNTS}/${countId}/lote-hallado`, {
      body: {
        insumoId: places.insumoIds[0],
        numeroLote: 'X-1',
        caducidad: '1999-01-31',
        conteo: 1,
        confirmarDatos: true,
      },
    });
    expect(said(answer)).toEqual([422, 'VALIDACION', 'caducidad FECHA_MINIMA']);
  });

  it('ask about an odd date of an exchange letter while a delivery is accepted', async () => {
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
    const made = await keeper('POST', RECEPTIONS, {
      body: {
        almacenId: places.solicitanteId,
        proveedorId: supplier!.proveedorId,
        remision: 'R-CARTA',
        fecha: today(),
        lineas: [
          {
            insumoId: places.insumoIds[1],
            numeroLote: 'CARTA-1',
            caducidad: addMonths(today(), 24),
            cantidad: 5,
            costoUnitario: 1,
          },
        ],
      },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    type Reception = { recepcionId: number; version: number; lineas: { recepcionDetalleId: number }[] };
    const draft = made.body as Reception;
    const step = (document: Reception, name: string, body: object) =>
      keeper('POST', `${RECEPTIONS}/${document.recepcionId}/${name}`, {
        body,
        headers: { 'if-match': `"${document.version}"` },
      });
    const opened = (await step(draft, 'inspeccionar', {})).body as Reception;
    const accepting = {
      inspeccionEmpaque: 'CUMPLE',
      inspeccionEtiquetado: 'CUMPLE',
      inspeccionCaducidad: 'CUMPLE',
      inspeccionTemperatura: 'NO_APLICA',
      lineas: [
        {
          recepcionDetalleId: opened.lineas[0]!.recepcionDetalleId,
          cartaFolio: 'CC-1',
          cartaFecha: addMonths(today(), -30),
          cartaVigenciaMeses: 6,
        },
      ],
    };
    expect(said(await step(opened, 'aceptar', accepting))).toEqual([
      409,
      'POR_CONFIRMAR',
      'lineas.0.cartaFecha FECHA_ANTES_DE_LO_ESPERADO',
    ]);
    const accepted = await step(opened, 'aceptar', { ...accepting, confirmarDatos: true });
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  });
});
