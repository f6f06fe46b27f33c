import { and, eq, inArray } from 'drizzle-orm';
import { insumoConfiguracion, inventario } from '../../../generated/server/tables.gen';
import { keyOf } from '../../domain/inventario/apply-changes';
import { suggestedAmount } from '../../domain/inventario/suggested-amount';
import type { Queryable } from '../db/database';
import { isItsSetting, monthlyUse } from './monthly-use';

/** What is known of a supply in a warehouse. */
export interface StockSnapshot {
  /** Pieces that can leave today. */
  readonly disponible: number;
  readonly enTransito: number;
  /** Average monthly use; null where nothing is known. */
  readonly cpm: number | null;
  /** Null where no levels are set. */
  readonly cantidadSugerida: number | null;
  readonly proximaCaducidad: string | null;
}

/** The stock of some supplies in a warehouse, by supply; those that it never had are not in it. */
export async function stockOf(
  db: Queryable,
  almacenId: number,
  insumoIds: readonly number[],
): Promise<ReadonlyMap<number, StockSnapshot>> {
  if (insumoIds.length === 0) return new Map();
  const where = and(eq(inventario.almacenId, almacenId), inArray(inventario.insumoId, [...insumoIds]));
  const rows = await db
    .select({
      insumoId: inventario.insumoId,
      disponible: inventario.disponible,
      enTransito: inventario.enTransito,
      maximo: inventario.maximo,
      proximaCaducidad: inventario.proximaCaducidad,
      multiplo: insumoConfiguracion.multiplo,
    })
    .from(inventario)
    .leftJoin(insumoConfiguracion, isItsSetting)
    .where(where);
  const use = await monthlyUse(db, where);
  return new Map(
    rows.map(({ insumoId, maximo, multiplo, disponible, ...row }) => [
      insumoId,
      {
        ...row,
        cpm: use.get(keyOf({ almacenId, insumoId })) ?? null,
        disponible: disponible ?? 0,
        cantidadSugerida: suggestedAmount({
          maximo,
          disponible: disponible ?? 0,
          enTransito: row.enTransito,
          multiplo: multiplo ?? 1,
        }),
      },
    ]),
  );
}
