import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { almacen, insumo, inventario, unidad } from '#generated/server/tables.gen';
import { distanceKm, type Place } from '#areas/red/shared/geografia/distance-km';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { placeOf } from '#areas/inventario/server/stock/place-of';

/** Warehouse with stock of a supply. */
export interface Around {
  readonly insumoId: number;
  readonly almacenId: number;
  readonly almacenNombre: string;
  readonly unidadNombre: string;
  readonly disponible: number;
  readonly distanciaKm: number | null;
}

/** Returns the stock of each supply in a warehouse. */
export async function stockHere(db: Queryable, almacenId: number | null, insumoIds: readonly number[]) {
  if (almacenId === null || insumoIds.length === 0)
    return new Map<number, { disponible: number; enTransito: number }>();
  const rows = await db
    .select({ insumoId: inventario.insumoId, disponible: inventario.disponible, enTransito: inventario.enTransito })
    .from(inventario)
    .where(and(eq(inventario.almacenId, almacenId), inArray(inventario.insumoId, [...insumoIds])));
  return new Map(
    rows.map(({ insumoId, disponible, enTransito }) => [insumoId, { disponible: disponible ?? 0, enTransito }]),
  );
}

/**
 * Returns other pharmacies and unit warehouses that have some supplies, the nearest first, in the actor's scope for the network's stock.
 */
export async function nearbyStock(
  db: Queryable,
  almacenId: number | null,
  insumoIds: readonly number[],
  actor: Actor,
): Promise<readonly Around[]> {
  if (insumoIds.length === 0 || !actor.permissions.has('inventario.ver-red')) return [];
  const own = almacenId === null ? null : await placeOfWarehouse(db, almacenId);
  const found = await db
    .select({
      insumoId: inventario.insumoId,
      almacenId: inventario.almacenId,
      almacenNombre: almacen.nombre,
      unidadNombre: unidad.nombre,
      disponible: inventario.disponible,
      address: unidad.domicilio,
    })
    .from(inventario)
    .innerJoin(almacen, eq(almacen.almacenId, inventario.almacenId))
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(
      and(
        inArray(inventario.insumoId, [...insumoIds]),
        gt(inventario.disponible, 0),
        eq(almacen.activo, true),
        inArray(almacen.tipo, ['FARMACIA', 'CENDIS', 'ALMACEN_UNIDAD']),
        almacenId === null ? undefined : ne(almacen.almacenId, almacenId),
        scopeCondition(resourceOf('inventario'), 'inventario.ver-red', actor),
      ),
    );
  return found
    .map(({ address, disponible, ...row }) => {
      const place = placeOf(address);
      const km = own && place ? Math.round(distanceKm(own, place) * 10) / 10 : null;
      return { ...row, disponible: disponible ?? 0, distanciaKm: km };
    })
    .toSorted((a, b) => (a.distanciaKm ?? Infinity) - (b.distanciaKm ?? Infinity) || b.disponible - a.disponible);
}

/** Returns the allowed equivalents of some supplies, with their stock in a warehouse. */
export async function equivalentsOf(
  db: Queryable,
  almacenId: number | null,
  supplies: readonly { readonly insumoId: number; readonly sustitutoIds: readonly number[] | null }[],
): Promise<ReadonlyMap<number, readonly { insumoId: number; nombre: string; disponible: number }[]>> {
  const ids = [...new Set(supplies.flatMap(({ sustitutoIds }) => sustitutoIds ?? []))];
  if (ids.length === 0) return new Map();
  const here = await stockHere(db, almacenId, ids);
  const named = await db
    .select({ insumoId: insumo.insumoId, nombre: insumo.nombreGenerico, concentracion: insumo.concentracion })
    .from(insumo)
    .where(and(inArray(insumo.insumoId, ids), eq(insumo.activo, true)));
  const nameOf = new Map(
    named.map(({ insumoId, nombre, concentracion }) => [insumoId, [nombre, concentracion].filter(Boolean).join(' ')]),
  );
  return new Map(
    supplies.map(({ insumoId, sustitutoIds }) => [
      insumoId,
      (sustitutoIds ?? [])
        .flatMap((id) => {
          const nombre = nameOf.get(id);
          return nombre === undefined ? [] : [{ insumoId: id, nombre, disponible: here.get(id)?.disponible ?? 0 }];
        })
        .filter(({ disponible }) => disponible > 0),
    ]),
  );
}

async function placeOfWarehouse(db: Queryable, almacenId: number): Promise<Place | null> {
  const [row] = await db
    .select({ address: unidad.domicilio })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(eq(almacen.almacenId, almacenId));
  return row ? placeOf(row.address) : null;
}
