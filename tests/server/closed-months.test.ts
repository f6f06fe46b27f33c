import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lote } from '#generated/server/tables.gen';
import { random } from '../../scripts/bench/random';
import { consumoMensual } from '#platform/server/db/system-tables';
import { postStock, type Posting } from '#areas/inventario/server/stock/post-stock';
import { closeMonths, retellMonths } from '#areas/inventario/server/stock/close-months';
import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';
import { startApp, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

describe('the use of closed months', () => {
  let test: TestApp;
  let places: Warehouses;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    places = await seedWarehouses(test);
  });
  afterAll(() => test.stop());

  const post = (now: Date, changes: Posting['changes']) =>
    test.database.orm.transaction((tx) =>
      postStock(tx, [{ document: { tipo: 'IMPORTACION', id: null, folio: 'PRUEBA' }, changes }], {
        actor: { usuarioId: null },
        now,
        day: todayIn(DEFAULT_TIME_ZONE, now),
      }),
    );
  const enter = (now: Date, almacenId: number, insumoId: number, cantidad: number) =>
    post(now, [
      {
        kind: 'entry',
        tipo: 'E_INICIAL',
        almacenId,
        insumoId,
        cantidad,
        lot: {
          numeroLote: 'L1',
          caducidad: '2090-01-31',
          fuenteFinanciamientoId: null,
          programaId: null,
          costoUnitario: 1,
        },
      },
    ]);
  const leave = async (now: Date, almacenId: number, insumoId: number, cantidad: number) => {
    const [found] = await test.database.orm
      .select({ loteId: lote.loteId })
      .from(lote)
      .where(and(eq(lote.almacenId, almacenId), eq(lote.insumoId, insumoId)));
    return post(now, [{ kind: 'exit', tipo: 'S_RECETA', almacenId, insumoId, cantidad, loteId: found!.loteId }]);
  };

  it('is recomputed from the ledger with the same result, and later changes are detected', async () => {
    const { orm } = test.database;
    const { solicitanteId: there } = places;
    const dice = random(20_261_126);
    const told = () =>
      orm
        .select()
        .from(consumoMensual)
        .where(eq(consumoMensual.almacenId, there))
        .orderBy(consumoMensual.insumoId, consumoMensual.mes);
    const left = new Map<number, number>();
    for (let month = 0; month < 9; month += 1) {
      const days = Array.from({ length: 14 }, () => 2 + dice.below(27)).toSorted((a, b) => a - b);
      for (const [hour, day] of days.entries()) {
        const insumoId = dice.one(places.insumoIds);
        const moment = new Date(Date.UTC(2023, month, day, hour));
        const rest = left.get(insumoId) ?? 0;
        if (rest === 0 || dice.below(4) === 0) {
          await enter(moment, there, insumoId, 20);
          left.set(insumoId, rest + 20);
        } else {
          const pieces = dice.below(3) === 0 ? rest : 1 + dice.below(rest);
          await leave(moment, there, insumoId, pieces);
          left.set(insumoId, rest - pieces);
        }
      }
      await closeMonths(orm, new Date(Date.UTC(2023, month + 1, 2)), { which: sql`almacen.almacen_id = ${there}` });
    }
    const before = await told();
    expect(before.length).toBeGreaterThan(20);
    const [retold] = (await retellMonths(orm, { keep: true })).filter(({ almacenId }) => almacenId === there);
    expect(retold).toMatchObject({ first: '2023-04-01', last: '2023-09-01', changed: 0 });
    expect(await told()).toEqual(before);
    const isOne = and(
      eq(consumoMensual.almacenId, there),
      eq(consumoMensual.insumoId, before.at(-1)!.insumoId),
      eq(consumoMensual.mes, before.at(-1)!.mes),
    );
    await orm.update(consumoMensual).set({ consumo: 987_654 }).where(isOne);
    const changed = async (keep: boolean) =>
      (await retellMonths(orm, { keep })).find(({ almacenId }) => almacenId === there)!.changed;
    expect([await changed(false), await changed(true), await changed(true)]).toEqual([1, 1, 0]);
    expect(await told()).toEqual(before);
    await orm.delete(consumoMensual).where(isOne);
    expect([await changed(true), await changed(true)]).toEqual([1, 0]);
  });
});
