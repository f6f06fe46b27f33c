import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lote } from '#generated/server/tables.gen';
import { notifyStockFaults } from '#areas/inventario/server/stock/notify-stock-faults';
import { BOTH_ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';

const PATH = '/api/inventario/inventario/comprobacion';
interface Report {
  readonly filas: readonly Readonly<Record<string, unknown>>[];
  readonly notas: readonly string[];
}

describe.each(BOTH_ENGINES)('the check of stock on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let su: Client;
  let keeper: Client;
  let director: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    [su, keeper, director] = (await Promise.all(
      (['SUPERUSUARIO', 'Almacen-unidad', 'Director-unidad'] as const).map((profile) => test.as(profile)),
    )) as [Client, Client, Client];
    await enter(test, [
      { almacenId: places.solicitanteId, insumoId: places.insumoIds[0], numeroLote: 'BUENO', cantidad: 10 },
      { almacenId: places.surtidorId, insumoId: places.insumoIds[0], numeroLote: 'AJENO', cantidad: 7 },
    ]);
  });
  afterAll(() => test.stop());

  const report = async (client: Client, query = '') => {
    const { status, body } = await client('GET', `${PATH}${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Report;
  };
  const noticesOf = async (client: Client) => {
    const { body } = await client('GET', '/api/notificaciones/notificaciones/notificaciones-list?pageSize=100');
    return (body as { tipo: string; cuerpo: string; ruta: string }[]).filter(({ tipo }) => tipo === 'DESCUADRE');
  };

  it('finds no fault in consistent stock, and sends no notice', async () => {
    const { filas, notas } = await report(su);
    expect(filas.map(({ existencia, segunKardex, descuadres }) => [existencia, segunKardex, descuadres])).toEqual(
      filas.map(({ existencia }) => [existencia, existencia, 0]),
    );
    expect(filas.length).toBeGreaterThan(1);
    expect(notas).toEqual([expect.stringContaining('Todo cuadra')]);
    expect((await report(su, '?soloDescuadres=true')).filas).toEqual([]);
    expect(await notifyStockFaults(test.database.orm)).toBe(0);
  });

  it('reports changes outside the ledger to the readers of that stock', async () => {
    const { orm } = test.database;
    await orm
      .update(lote)
      .set({ existencia: sql`${lote.existencia} + 2` })
      .where(and(eq(lote.almacenId, places.solicitanteId), eq(lote.numeroLote, 'BUENO')));
    const { filas, notas } = await report(su, '?soloDescuadres=true');
    expect(filas).toEqual([
      expect.objectContaining({
        almacen: 'Almacén que pide',
        descuadres: 2,
        detalle: expect.stringMatching(/BUENO: 12 ≠ 10/) as string,
      }),
    ]);
    expect(notas[0]).toContain('No cuadran 2');
    expect((await report(su, `?almacenId=${places.surtidorId}`)).filas).toEqual([
      expect.objectContaining({ descuadres: 0 }),
    ]);
    expect((await report(keeper)).filas.map(({ almacen }) => almacen)).toEqual(['Almacén que pide']);
    expect((await (await test.as('Proveedor'))('GET', PATH)).status).toBe(403);
    expect((await test.nobody('GET', PATH)).status).toBe(401);
  });

  it('notifies those who can order a count of the warehouse, once until they have looked', async () => {
    expect(await notifyStockFaults(test.database.orm)).toBe(1);
    expect(await notifyStockFaults(test.database.orm)).toBe(1);
    expect(await noticesOf(director)).toEqual([
      expect.objectContaining({
        cuerpo: expect.stringMatching(/^Almacén que pide: .*BUENO: 12 ≠ 10/) as string,
        ruta: `/reportes/comprobacion?almacenId=${places.solicitanteId}`,
      }),
    ]);
    expect(await noticesOf(keeper)).toEqual([]);
  });
});
