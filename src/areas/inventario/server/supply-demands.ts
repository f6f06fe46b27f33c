import { inArray } from 'drizzle-orm';
import { insumo } from '#generated/server/tables.gen';
import type { SupplyDemands } from '#areas/inventario/shared/recepcion/supply-demands';
import type { Queryable } from '#platform/server/db/database';

/** Returns the lot requirements of the supplies in some lines, by supply. */
export async function demandsOf(
  tx: Queryable,
  lines: readonly { readonly insumoId: number }[],
): Promise<ReadonlyMap<number, SupplyDemands>> {
  const found = await tx
    .select({
      insumoId: insumo.insumoId,
      requiereLote: insumo.requiereLote,
      requiereCaducidad: insumo.requiereCaducidad,
      redFria: insumo.redFria,
      vidaUtilMinimaMeses: insumo.vidaUtilMinimaMeses,
    })
    .from(insumo)
    .where(inArray(insumo.insumoId, [...new Set(lines.map(({ insumoId }) => insumoId))]));
  return new Map(found.map((supply) => [supply.insumoId, supply]));
}
