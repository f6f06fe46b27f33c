import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

type Body = Record<string, unknown>;
const REQUESTS = '/api/inventario/solicitud';
const SETTINGS = '/api/inventario/insumo-configuracion';

describe.each(ENGINES)('new records on %s', (engine) => {
  let test: TestApp;
  let stores: Warehouses;
  let keeper: Client;
  beforeAll(async () => {
    test = await startApp(engine);
    stores = await seedWarehouses(test);
    keeper = await test.as('Almacen-unidad');
  });
  afterAll(() => test.stop());

  const setting = (insumoId: number) => ({ insumoId, minimo: 1, puntoReorden: 2, maximo: 3 });
  const lineas = () => [{ insumoId: stores.insumoIds[0], cantidadSolicitada: 3 }];

  it('start from the defaults of their schema, and from the warehouse of their author', async () => {
    const made = await keeper('POST', SETTINGS, { body: setting(stores.insumoIds[0]) });
    expect([made.status, made.body]).toMatchObject([
      201,
      { almacenId: stores.solicitanteId, mesesCobertura: 1, diasEntrega: 7, multiplo: 1 },
    ]);
    const asked = await keeper('POST', REQUESTS, {
      body: { almacenSurtidorId: stores.surtidorId, urgente: false, lineas: lineas() },
    });
    const month = new Intl.DateTimeFormat('es-MX', { timeZone: 'America/Monterrey', month: 'long' })
      .format(new Date())
      .toUpperCase();
    expect([asked.status, asked.body]).toMatchObject([
      201,
      { tipo: 'ORDINARIA', almacenSolicitanteId: stores.solicitanteId, periodo: { mes: month } },
    ]);
  });

  it('take defaults from a record that they refer to, unless another value is sent', async () => {
    const { almacen } = tables;
    const { surtidorId, solicitanteId } = stores;
    await test.database.orm
      .update(almacen)
      .set({ almacenAbastecedorId: surtidorId })
      .where(eq(almacen.almacenId, solicitanteId));
    const send = (more: Body) =>
      keeper('POST', REQUESTS, {
        body: {
          tipo: 'EXTRAORDINARIA',
          justificacion: 'Brote en la colonia',
          urgente: false,
          lineas: lineas(),
          ...more,
        },
      });
    expect(await send({})).toMatchObject({ status: 201, body: { almacenSurtidorId: surtidorId } });
    const refused = await send({ almacenSurtidorId: null });
    expect(refused).toMatchObject({ status: 422, body: { errores: [{ campo: 'almacenSurtidorId' }] } });
    // A value that cannot be a key is refused without a lookup.
    const wrong = await send({ almacenSolicitanteId: 9_999_999_999 });
    expect(wrong.status).toBe(422);
  });

  it('get no default for an explicit null', async () => {
    const refused = await keeper('POST', SETTINGS, { body: { ...setting(stores.insumoIds[1]), almacenId: null } });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errores: [{ campo: 'almacenId', codigo: 'REQUERIDO' }] },
    ]);
  });

  it('out of reach are refused at the field that places them there', async () => {
    const foreign = await keeper('POST', SETTINGS, {
      body: { ...setting(stores.insumoIds[1]), almacenId: stores.vecinoId },
    });
    expect((foreign.body as Body)['errores']).toMatchObject([
      { campo: 'almacenId', mensaje: expect.stringContaining('alcance') as string },
    ]);
    const request = await keeper('POST', REQUESTS, {
      body: {
        almacenSolicitanteId: stores.vecinoId,
        almacenSurtidorId: stores.surtidorId,
        urgente: false,
        lineas: lineas(),
      },
    });
    expect(request.status).toBeGreaterThanOrEqual(403);
    expect((request.body as Body)['errores']).toMatchObject([{ campo: 'almacenSolicitanteId' }]);
  });

  it('list one’s own warehouses first in their pickers', async () => {
    const names = async (query: string) =>
      ((await keeper('GET', `/api/catalogos/almacen?sortBy=nombre&sortDir=desc${query}`)).body as Body[]).map(
        ({ almacenId }) => almacenId,
      );
    expect((await names('&propiosPrimero=true'))[0]).toBe(stores.solicitanteId);
    expect(new Set(await names('&propiosPrimero=true'))).toEqual(new Set(await names('')));
    expect((await keeper('GET', '/api/catalogos/almacen?propiosPrimero=quizás')).status).toBe(400);
  });

  describe('and their version', () => {
    it('may be sent in the body, but must not differ from If-Match', async () => {
      const { body } = await keeper('POST', SETTINGS, { body: setting(stores.insumoIds[2]) });
      const record = body as Body;
      const one = `${SETTINGS}/${String(record['insumoConfiguracionId'])}`;
      const change = {
        ...setting(stores.insumoIds[2]),
        almacenId: record['almacenId'],
        mesesCobertura: 2,
        diasEntrega: 7,
        multiplo: 1,
      };
      expect((await keeper('PUT', one, { body: change })).status).toBe(428);
      expect(
        (await keeper('PUT', one, { body: { ...change, version: 1 }, headers: { 'If-Match': '"2"' } })).status,
      ).toBe(400);
      expect((await keeper('PUT', one, { body: { ...change, version: 1 } })).status).toBe(200);
      expect((await keeper('PUT', one, { body: { ...change, version: 1 } })).status).toBe(412);
      expect(
        (await keeper('PUT', one, { body: { ...change, version: 2 }, headers: { 'If-Match': '"2"' } })).status,
      ).toBe(200);
      expect((await keeper('DELETE', one, { body: { version: 2 } })).status).toBe(412);
      expect((await keeper('DELETE', one, { body: { version: 3 } })).status).toBe(204);
    });

    it('may also be sent in the body by the steps of a document', async () => {
      const { body } = await keeper('POST', REQUESTS, {
        body: { tipo: 'COLECTIVO', almacenSurtidorId: stores.surtidorId, urgente: false, lineas: lineas() },
      });
      const one = `${REQUESTS}/${String((body as Body)['solicitudId'])}`;
      expect((await keeper('POST', `${one}/enviar`, { body: { version: 7 } })).status).toBe(412);
      expect((await keeper('POST', `${one}/enviar`, { body: { version: (body as Body)['version'] } })).status).toBe(
        200,
      );
    });
  });
});
