import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insumo, insumoConfiguracion } from '#generated/server/tables.gen';
import { consumoCorte, consumoMensual } from '#platform/server/db/system-tables';
import { BOTH_ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { today } from '../support/today';

const PATH = '/api/inventario/inventario/desabasto';
interface Report {
  readonly columnas: readonly { readonly campo: string; readonly grupo: string | null }[];
  readonly filas: readonly Readonly<Record<string, unknown>>[];
  readonly bloques: { readonly resumen: readonly object[] };
}

/** Returns the first day of the month the given number of months ago, and its number of days. */
function monthAgo(months: number): { readonly mes: string; readonly diasMes: number } {
  const [year = 0, month = 1] = today().split('-').map(Number);
  const begin = new Date(Date.UTC(year, month - 1 - months, 1));
  const end = Date.UTC(year, month - months, 1);
  return { mes: begin.toISOString().slice(0, 10), diasMes: (end - begin.getTime()) / 86_400_000 };
}

describe.each(BOTH_ENGINES)('shortage and unmet demand on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    su = await test.as('SUPERUSUARIO');
    const { orm } = test.database;
    const [often, once, never] = places.insumoIds;
    const almacenId = places.solicitanteId;
    await enter(test, [{ almacenId, insumoId: often, numeroLote: 'HOY', cantidad: 4 }]);
    await orm.insert(insumoConfiguracion).values(
      [often, once, never].map((insumoId) => ({
        almacenId,
        insumoId,
        unidadId: test.world.unidadId,
        minimo: 1,
        puntoReorden: 2,
        maximo: 5,
        mesesCobertura: 1,
        diasEntrega: 7,
        multiplo: 1,
      })) as (typeof insumoConfiguracion.$inferInsert)[],
    );
    // The third was set up in the middle of the third month back, so two whole months have passed.
    await orm
      .update(insumoConfiguracion)
      .set({ fechaCreacion: new Date(`${monthAgo(3).mes.slice(0, 7)}-15T12:00:00Z`) })
      .where(eq(insumoConfiguracion.insumoId, never));
    const told = (insumoId: number, months: number, diasConExistencia: number | null, negadas = 0) => {
      const { mes, diasMes } = monthAgo(months);
      const days = diasConExistencia ?? diasMes;
      return { almacenId, insumoId, mes, diasMes, diasConExistencia: days, consumo: days, negadas };
    };
    await orm
      .insert(consumoMensual)
      .values([
        told(often, 1, 20),
        told(often, 2, 0, 7),
        told(often, 3, null),
        told(often, 4, null, 2),
        told(often, 7, 0, 900),
        told(once, 1, null),
        told(once, 5, 10),
      ]);
    await orm.insert(consumoCorte).values({ almacenId, mes: monthAgo(1).mes });
  });
  afterAll(() => test.stop());

  const report = async (client: Client, query = '') => {
    const { status, body } = await client('GET', `${PATH}${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Report;
  };

  it('are reported by the months with a shortage', async () => {
    const { filas, columnas, bloques } = await report(su, '?soloCronicos=false');
    const [last, before, fifth] = [monthAgo(1), monthAgo(2), monthAgo(5)].map(({ diasMes }) => diasMes) as [
      number,
      number,
      number,
    ];
    expect(
      filas.map(({ clave, meses, dias, negadas, disponible }) => [clave, meses, dias, negadas, disponible]),
    ).toEqual([
      ['010.000.0101.00', 3, last - 20 + before, 9, 4],
      ['010.000.0105.00', 2, last + before, 0, 0],
      ['010.000.0104.00', 1, fifth - 10, 0, 0],
    ]);
    expect(filas[0]).toMatchObject({ dias6: last - 20, dias5: before, dias4: 0, dias1: 0 });
    expect(columnas.filter(({ grupo }) => grupo !== null)).toHaveLength(6);
    expect(bloques.resumen).toEqual([
      { cronicas: 1, enCero: 2, negadas: 9, dias: last - 20 + before + last + before + fifth - 10 },
    ]);
  });

  it('begin with chronic shortages, and cover only the requested supplies within reach', async () => {
    expect((await report(su)).filas.map(({ clave }) => clave)).toEqual(['010.000.0101.00']);
    const { orm } = test.database;
    await orm.update(insumo).set({ esencial: true }).where(eq(insumo.insumoId, places.insumoIds[1]));
    const essential = await report(su, '?soloCronicos=false&soloEsenciales=true');
    expect(essential.filas.map(({ clave }) => clave)).toEqual(['010.000.0104.00']);
    expect((await report(su, `?soloCronicos=false&almacenId=${places.surtidorId}`)).filas).toEqual([]);
    expect((await report(await test.as('Almacen-estatal'), '?soloCronicos=false')).filas).toEqual([]);
    expect((await report(await test.as('Almacen-unidad'), '?soloCronicos=false')).filas).toHaveLength(3);
    expect((await (await test.as('Proveedor'))('GET', PATH)).status).toBe(403);
  });
});
