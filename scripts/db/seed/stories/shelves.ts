import { almacen, insumo } from '#generated/server/tables.gen';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import type { Queryable } from '#platform/server/db/database';
import { locationOf } from '../plan/locations';

/** Location of a supply in a warehouse; with `isHeld`, of its held pieces. */
export type Shelves = (key: StockKey, isHeld?: boolean) => string | null;

/** Returns the locations of all supplies in all warehouses of the demo. */
export async function shelvesOf(db: Queryable): Promise<Shelves> {
  const warehouses = new Map(
    (await db.select({ almacenId: almacen.almacenId, ubicaciones: almacen.ubicaciones }).from(almacen)).map((row) => [
      row.almacenId,
      row,
    ]),
  );
  const supplies = new Map(
    (
      await db.select({ insumoId: insumo.insumoId, redFria: insumo.redFria, fraccion: insumo.fraccion }).from(insumo)
    ).map((row) => [row.insumoId, row]),
  );
  return ({ almacenId, insumoId }, isHeld = false) =>
    locationOf(warehouses.get(almacenId)!, supplies.get(insumoId)!, isHeld);
}
