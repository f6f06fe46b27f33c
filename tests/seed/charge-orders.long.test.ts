import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { openDatabase } from '#platform/server/db/open/open-database';
import type { Database } from '#platform/server/db/database';
import { startFilled } from '../support/server/demo';
import type { TestPostgres } from '../support/server/postgres';

describe('charge orders of the demo', () => {
  let postgres: TestPostgres;
  let database: Database;

  beforeAll(async () => {
    postgres = await startFilled();
    database = await openDatabase({ url: postgres.url });
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  it('exist in every state, with three unregularised urgent ones', async () => {
    const { orm } = database;
    const rows = await orm
      .select({ estatus: tables.ordenCargo.estatus, many: count() })
      .from(tables.ordenCargo)
      .groupBy(tables.ordenCargo.estatus);
    const many = new Map(rows.map((row) => [row.estatus, row.many]));
    expect([...many.keys()].toSorted()).toEqual([
      'AUTORIZADA',
      'BORRADOR',
      'CANCELADA',
      'CERRADA',
      'EN_SURTIMIENTO',
      'PENDIENTE_AUTORIZAR',
      'RECHAZADA',
      'RECIBIDA',
      'SURTIDA',
      'SURTIDA_PARCIAL',
    ]);
    expect([...many.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(800);
    const urgent = await orm.select().from(tables.ordenCargo).where(eq(tables.ordenCargo.autorizacionPendiente, true));
    expect(urgent).toHaveLength(3);
    const asked = await orm
      .select({ clave: tables.insumo.clave })
      .from(tables.ordenCargoDetalle)
      .innerJoin(tables.insumo, eq(tables.insumo.insumoId, tables.ordenCargoDetalle.insumoId))
      .innerJoin(tables.ordenCargo, eq(tables.ordenCargo.ordenCargoId, tables.ordenCargoDetalle.ordenCargoId))
      .where(eq(tables.ordenCargo.autorizacionPendiente, true));
    expect(new Set(asked.map(({ clave }) => clave))).toEqual(new Set(['010.000.3422.00']));
  });

  it('moved their dispensed pieces in chronological order; open orders belong to current inpatients', async () => {
    const { orm } = database;
    expect(await stockFaults(orm)).toEqual([]);
    const moved = await orm
      .select({ pieces: sql<number>`sum(${tables.kardex.salida})::int` })
      .from(tables.kardex)
      .where(eq(tables.kardex.tipo, 'S_ORDEN_CARGO'));
    const handed = await orm.select({ pieces: sql<number>`sum(piezas_surtidas)::int` }).from(tables.ordenCargo);
    expect(moved[0]!.pieces).toBe(handed[0]!.pieces);
    expect(moved[0]!.pieces).toBeGreaterThan(500);
    const backwards = await orm.execute(sql`
      select count(*)::int as many from (
        select fecha_movimiento, lag(fecha_movimiento) over (partition by almacen_id, insumo_id order by consecutivo) as earlier
        from kardex where (almacen_id, insumo_id) in (select almacen_id, insumo_id from kardex where tipo = 'S_ORDEN_CARGO')
      ) told where fecha_movimiento < earlier`);
    expect((backwards as { rows: { many: number }[] }).rows[0]!.many).toBe(0);
    const wrong = await orm
      .select({ id: tables.ordenCargo.ordenCargoId })
      .from(tables.ordenCargo)
      .innerJoin(
        tables.hospitalizacion,
        eq(tables.hospitalizacion.hospitalizacionId, tables.ordenCargo.hospitalizacionId),
      )
      .where(
        and(
          eq(tables.hospitalizacion.estatus, 'ALTA'),
          inArray(tables.ordenCargo.estatus, [
            'EN_SURTIMIENTO',
            'SURTIDA',
            'SURTIDA_PARCIAL',
            'AUTORIZADA',
            'RECIBIDA',
          ]),
        ),
      );
    expect(wrong).toEqual([]);
  });
});
