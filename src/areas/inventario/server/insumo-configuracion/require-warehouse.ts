import { and, eq } from 'drizzle-orm';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import { almacen, unidad } from '#generated/server/tables.gen';
import { requireReachable } from '#platform/server/records/reach/require-reachable';
import { resourceOf } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { notFound } from '#platform/server/db/problem';

/** Unit and health jurisdiction of a warehouse, for its settings. */
export interface WarehousePlace {
  readonly almacenId: number;
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
}

/**
 * Returns an active warehouse whose settings the actor may see or write, according to the permission.
 *
 * @throws Problem 404 when there is none; 403 FUERA_DE_ALCANCE when it is outside the actor's scope.
 */
export async function requireWarehouse(
  db: Queryable,
  almacenId: number,
  permission: PermissionKey,
  actor: Actor,
): Promise<WarehousePlace> {
  const [place] = await db
    .select({ almacenId: almacen.almacenId, unidadId: almacen.unidadId, jurisdiccionId: unidad.jurisdiccionId })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(and(eq(almacen.almacenId, almacenId), eq(almacen.activo, true)));
  if (!place) throw notFound();
  await requireReachable(db, resourceOf('insumo-configuracion'), () => ({ ...place }), permission, actor);
  return place;
}
