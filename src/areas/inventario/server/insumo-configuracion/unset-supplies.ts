import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { insumo, inventario } from '#generated/server/tables.gen';
import { averageUse } from '#areas/inventario/shared/inventario/average-use';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import { suggestedLevels, type Levels } from '#areas/inventario/shared/inventario/suggested-levels';
import type { Queryable } from '#platform/server/db/database';
import { useTotals } from '../stock/monthly-use';

/** Default cover in months and lead time in days. */
export const USUAL = { mesesCobertura: 1, diasEntrega: 7 } as const;

export interface UnsetSupply {
  readonly insumoId: number;
  readonly insumoClave: string;
  readonly nombreGenerico: string;
  readonly existencia: number;
  readonly cpm: number | null;
  readonly demandaMensual: number | null;
  readonly provisional: boolean;
  readonly levels: Levels | null;
}

/**
 * Returns the supplies that a warehouse stocks or uses without an active setting, with the levels suggested by their use.
 *
 * @param insumoIds limits the result to these supplies
 * @param how cover and lead time by supply, when they differ from the default
 */
export async function unsetSupplies(
  db: Queryable,
  almacenId: number,
  insumoIds: readonly number[] | null,
  how: ReadonlyMap<number, { readonly mesesCobertura: number; readonly diasEntrega: number }> = new Map(),
): Promise<readonly UnsetSupply[]> {
  const where = and(
    eq(inventario.almacenId, almacenId),
    // Stock has levels only from an active setting.
    isNull(inventario.maximo),
    insumoIds === null ? undefined : inArray(inventario.insumoId, [...insumoIds]),
  );
  const found = await db
    .select({
      almacenId: inventario.almacenId,
      insumoId: inventario.insumoId,
      insumoClave: insumo.clave,
      nombreGenerico: insumo.nombreGenerico,
      existencia: inventario.existencia,
      clasificacionVen: insumo.clasificacionVen,
    })
    .from(inventario)
    .innerJoin(insumo, eq(insumo.insumoId, inventario.insumoId))
    .where(and(where, eq(insumo.activo, true)))
    .orderBy(asc(insumo.clave));
  const use = await useTotals(db, where);
  return found.flatMap(({ clasificacionVen, almacenId: _, ...row }) => {
    const totals = use.get(keyOf({ almacenId, insumoId: row.insumoId }));
    const average = totals ? averageUse(totals) : { cpm: null, demandaMensual: null, provisional: true };
    if (row.existencia === 0 && !totals) return [];
    const { mesesCobertura, diasEntrega } = how.get(row.insumoId) ?? USUAL;
    const levels = suggestedLevels({ cpm: average.cpm, clasificacionVen, mesesCobertura, diasEntrega });
    return [{ ...row, ...average, levels }];
  });
}
