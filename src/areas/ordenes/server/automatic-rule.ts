import { and, eq, inArray } from 'drizzle-orm';
import { insumo, insumoConfiguracion, nucleo } from '#generated/server/tables.gen';
import type { OrdenCargo } from '#generated/shared/types.gen';
import { isControlledClass } from '#areas/farmacia/shared/farmacia/prescription-kind';
import { linesOf } from '#areas/ordenes/shared/orden-cargo/lines';
import type { Queryable } from '#platform/server/db/database';
import { pricesAt } from './prices-at';

/**
 * True when the rule of the ward authorises an order (DOMAIN b.2, 2b). It requires no controlled supplies, no line above the ward's fixed
 * fund, and a total within the ward's limit, at the cost of the next lots.
 */
export async function automaticRule(db: Queryable, document: OrdenCargo): Promise<boolean> {
  const [ward] = await db
    .select({
      isOn: nucleo.autorizacionAutomatica,
      most: nucleo.importeMaximoAutomatico,
      almacenId: nucleo.almacenId,
    })
    .from(nucleo)
    .where(eq(nucleo.nucleoId, document.servicioId));
  if (ward?.isOn !== true || ward.most === null) return false;
  const lines = linesOf(document);
  const ids = lines.map(({ insumoId }) => insumoId);
  const supplies = await db.select({ fraccion: insumo.fraccion }).from(insumo).where(inArray(insumo.insumoId, ids));
  if (supplies.some(({ fraccion }) => isControlledClass(fraccion))) return false;
  const funds = ward.almacenId === null ? new Map<number, number>() : await fixedFunds(db, ward.almacenId, ids);
  if (lines.some(({ insumoId, cantidadSolicitada }) => cantidadSolicitada > (funds.get(insumoId) ?? Infinity)))
    return false;
  const prices = await pricesAt(db, document.almacenSurtidorId, ids);
  const amount = lines.reduce(
    (sum, { insumoId, cantidadSolicitada }) => sum + cantidadSolicitada * (prices.get(insumoId) ?? 0),
    0,
  );
  return amount <= ward.most;
}

/** Returns the fixed funds of a ward for some supplies. */
async function fixedFunds(db: Queryable, almacenId: number, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ insumoId: insumoConfiguracion.insumoId, fund: insumoConfiguracion.fondoFijo })
    .from(insumoConfiguracion)
    .where(
      and(
        eq(insumoConfiguracion.almacenId, almacenId),
        eq(insumoConfiguracion.activo, true),
        inArray(insumoConfiguracion.insumoId, [...ids]),
      ),
    );
  return new Map(rows.flatMap(({ insumoId, fund }) => (fund === null ? [] : [[insumoId, fund] as const])));
}
