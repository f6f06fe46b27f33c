import { and, eq, inArray } from 'drizzle-orm';
import { insumoConfiguracion, inventario } from '../../../generated/server/tables.gen';
import { suggestedAmount } from '../../domain/inventario/suggested-amount';
import type { Queryable } from '../db/database';

/** What is known of a supply in a warehouse. */
export interface StockSnapshot {
  /** Pieces that can leave today. */
  readonly disponible: number;
  readonly enTransito: number;
  /** Average monthly use, as somebody set it; null where nobody did. */
  readonly cpm: number | null;
  /** Null where no levels are set. */
  readonly cantidadSugerida: number | null;
  readonly proximaCaducidad: string | null;
}

/** How a row of stock is joined to the setting of its supply in its warehouse. */
export const isItsSetting = and(
  eq(insumoConfiguracion.almacenId, inventario.almacenId),
  eq(insumoConfiguracion.insumoId, inventario.insumoId),
  eq(insumoConfiguracion.activo, true),
);

/** The stock of some supplies in a warehouse, by supply; those that it never had are not in it. */
export async function stockOf(
  db: Queryable,
  almacenId: number,
  insumoIds: readonly number[],
): Promise<ReadonlyMap<number, StockSnapshot>> {
  if (insumoIds.length === 0) return new Map();
  const rows = await db
    .select({
      insumoId: inventario.insumoId,
      disponible: inventario.disponible,
      enTransito: inventario.enTransito,
      maximo: inventario.maximo,
      proximaCaducidad: inventario.proximaCaducidad,
      multiplo: insumoConfiguracion.multiplo,
      cpm: insumoConfiguracion.cpmManual,
    })
    .from(inventario)
    .leftJoin(insumoConfiguracion, isItsSetting)
    .where(and(eq(inventario.almacenId, almacenId), inArray(inventario.insumoId, [...insumoIds])));
  return new Map(
    rows.map(({ insumoId, maximo, multiplo, disponible, ...row }) => [
      insumoId,
      {
        ...row,
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
