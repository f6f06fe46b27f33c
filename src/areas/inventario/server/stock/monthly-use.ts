import { and, eq, sql, type SQL } from 'drizzle-orm';
import { insumoConfiguracion, inventario } from '#generated/server/tables.gen';
import {
  averageUse,
  MONTHS_BACK,
  type MonthOfUse,
  type UseTotals,
} from '#areas/inventario/shared/inventario/average-use';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import type { Queryable } from '#platform/server/db/database';
import { consumoCorte, consumoMensual } from '#platform/server/db/system-tables';

/** Join of a stock row with the setting of its supply in its warehouse. */
export const isItsSetting = and(
  eq(insumoConfiguracion.almacenId, inventario.almacenId),
  eq(insumoConfiguracion.insumoId, inventario.insumoId),
  eq(insumoConfiguracion.activo, true),
);

/** Condition on the months of an average, for warehouses joined with their last computed month. */
const isRecent = sql`${consumoMensual.mes} > ${consumoCorte.mes} - ${`${MONTHS_BACK} months`}::interval`;
const counted = sql`filter (where ${consumoMensual.diasConExistencia} > 0)`;
const known = sql`(${consumoMensual.diasConExistencia} > 0 or ${consumoMensual.negadas} > 0)`;
const sum = (figure: SQL, of: SQL = sql``) => sql`coalesce(sum(${figure}) ${of}, 0)`.mapWith(Number);

/**
 * Reads the totals of the closed months of each supply of a warehouse, by `keyOf`. They equal those of `totalsOf`.
 *
 * @param where conditions on `inventario`, selecting the stock
 * @param months condition on `consumo_mensual`, selecting the months
 */
export async function useTotals(
  db: Queryable,
  where: SQL | undefined,
  months: SQL = isRecent,
): Promise<ReadonlyMap<string, UseTotals & StockKey>> {
  const totals = await db
    .select({
      almacenId: consumoMensual.almacenId,
      insumoId: consumoMensual.insumoId,
      mesesConDatos: sql`count(*) ${counted}`.mapWith(Number),
      consumo: sum(sql`${consumoMensual.consumo}`, counted),
      diasConExistencia: sum(sql`${consumoMensual.diasConExistencia}`, counted),
      diasSinExistencia: sum(sql`${consumoMensual.diasMes} - ${consumoMensual.diasConExistencia}`, counted),
      negadas: sum(sql`${consumoMensual.negadas}`),
      consumoTotal: sum(sql`${consumoMensual.consumo}`),
      diasTotal: sum(sql`${consumoMensual.diasMes}`),
    })
    .from(consumoMensual)
    .innerJoin(consumoCorte, eq(consumoCorte.almacenId, consumoMensual.almacenId))
    .innerJoin(
      inventario,
      and(eq(inventario.almacenId, consumoMensual.almacenId), eq(inventario.insumoId, consumoMensual.insumoId)),
    )
    .where(and(where, months, known))
    .groupBy(consumoMensual.almacenId, consumoMensual.insumoId);
  return new Map(totals.map((each) => [keyOf(each), each]));
}

/**
 * Reads the average monthly use of supplies (DOMAIN c.4), in pieces, by `keyOf`: set by hand, or computed from the closed months. Supplies
 * without known use are absent.
 *
 * @param where conditions on `inventario`, selecting the stock
 */
export async function monthlyUse(db: Queryable, where: SQL | undefined): Promise<ReadonlyMap<string, number>> {
  const use = new Map<string, number>();
  for (const [key, totals] of await useTotals(db, where)) {
    const { cpm } = averageUse(totals);
    if (cpm !== null) use.set(key, cpm);
  }
  const set = await db
    .select({ almacenId: inventario.almacenId, insumoId: inventario.insumoId, cpm: insumoConfiguracion.cpmManual })
    .from(inventario)
    .innerJoin(insumoConfiguracion, isItsSetting)
    .where(and(where, sql`${insumoConfiguracion.cpmManual} is not null`));
  for (const { cpm, ...key } of set) if (cpm !== null) use.set(keyOf(key), cpm);
  return use;
}

/** Reads the closed months that the average of a supply covers, oldest first. Months without a row had neither stock nor demand. */
export async function monthsOfUse(db: Queryable, { almacenId, insumoId }: StockKey): Promise<readonly MonthOfUse[]> {
  return db
    .select({
      mes: sql<string>`to_char(${consumoMensual.mes}, 'YYYY-MM')`,
      diasMes: consumoMensual.diasMes,
      diasConExistencia: consumoMensual.diasConExistencia,
      consumo: consumoMensual.consumo,
      negadas: consumoMensual.negadas,
    })
    .from(consumoMensual)
    .innerJoin(consumoCorte, eq(consumoCorte.almacenId, consumoMensual.almacenId))
    .where(and(eq(consumoMensual.almacenId, almacenId), eq(consumoMensual.insumoId, insumoId), isRecent))
    .orderBy(consumoMensual.mes);
}
