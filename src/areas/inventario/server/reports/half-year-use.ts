import { sql, type SQL } from 'drizzle-orm';
import { averageUse, type UseTotals } from '#areas/inventario/shared/inventario/average-use';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import { grouped } from '#platform/shared/text/grouped';
import { rounded } from '#platform/shared/text/rounded';
import type { Queryable } from '#platform/server/db/database';
import { consumoMensual } from '#platform/server/db/system-tables';
import { closeMonths } from '../stock/close-months';
import { useTotals } from '../stock/monthly-use';

/** Use of a supply in the closed months of a half-year, over one or several warehouses. */
export interface HalfYearUse {
  /** Pieces. */
  readonly consumo: number;
  /** Days out of stock in months with stock or demand, summed over all warehouses. */
  readonly diasSinExistencia: number;
  /**
   * Pieces per month in stock; null without a day in stock, and for several warehouses. With stock on some days only, the sum of such
   * averages would exceed the real use.
   */
  readonly cpm: number | null;
  /**
   * Change of the daily use from the first three months to the second, in percent; null when one of them is unknown, or nothing was used.
   */
  readonly tendencia: number | null;
}

type Totals = UseTotals & StockKey;

/**
 * Returns the use of each supply in a half-year, by its key (DOMAIN d.3, `informe-semestre`).
 *
 * @param where selects the stock; conditions on `inventario`
 * @param first `yyyy-MM-dd`, the first day of the half-year
 */
export async function halfYearUse(
  db: Queryable,
  where: SQL | undefined,
  first: string,
  now: Date,
): Promise<ReadonlyMap<number, HalfYearUse>> {
  await closeMonths(db, now, { untold: true });
  const month = (index: number) => sql`(${first}::date + ${`${index} months`}::interval)`;
  const quarter = (from: number) =>
    useTotals(db, where, sql`${consumoMensual.mes} >= ${month(from)} and ${consumoMensual.mes} < ${month(from + 3)}`);
  const quarters = [await quarter(0), await quarter(3)] as const;
  const supplies = new Set(quarters.flatMap((totals) => [...totals.values()].map(({ insumoId }) => insumoId)));
  const [early, late] = quarters.map((totals) => grouped([...totals.values()], ({ insumoId }) => insumoId));
  return new Map(
    [...supplies].map((insumoId) => [insumoId, useOf(early!.get(insumoId) ?? [], late!.get(insumoId) ?? [])]),
  );
}

function useOf(early: readonly Totals[], late: readonly Totals[]): HalfYearUse {
  const all = [...early, ...late];
  const totals = added(all);
  const { consumoTotal, diasTotal, diasConExistencia } = totals;
  const warehouses = new Set(all.map(({ almacenId }) => almacenId));
  const [before, after] = [dailyUse(early), dailyUse(late)];
  return {
    consumo: consumoTotal,
    diasSinExistencia: diasTotal - diasConExistencia,
    cpm: warehouses.size === 1 ? averageUse(totals).cpm : null,
    tendencia: before && after !== null ? rounded(((after - before) / before) * 100) : null,
  };
}

const NOTHING: UseTotals = {
  mesesConDatos: 0,
  consumo: 0,
  diasConExistencia: 0,
  diasSinExistencia: 0,
  negadas: 0,
  consumoTotal: 0,
  diasTotal: 0,
};

function added(totals: readonly UseTotals[]): UseTotals {
  return totals.reduce(
    (sum, each) => ({
      mesesConDatos: sum.mesesConDatos + each.mesesConDatos,
      consumo: sum.consumo + each.consumo,
      diasConExistencia: sum.diasConExistencia + each.diasConExistencia,
      diasSinExistencia: sum.diasSinExistencia + each.diasSinExistencia,
      negadas: sum.negadas + each.negadas,
      consumoTotal: sum.consumoTotal + each.consumoTotal,
      diasTotal: sum.diasTotal + each.diasTotal,
    }),
    NOTHING,
  );
}

/** Returns the pieces per day; null without days. */
function dailyUse(totals: readonly UseTotals[]): number | null {
  const { consumoTotal, diasTotal } = added(totals);
  return diasTotal > 0 ? consumoTotal / diasTotal : null;
}
