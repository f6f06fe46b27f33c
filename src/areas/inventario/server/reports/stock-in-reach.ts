import { and, eq, type SQL } from 'drizzle-orm';
import { inventario } from '#generated/server/tables.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';

/** Filter on the stock of a report; an absent part does not narrow it. */
export interface StockAsked {
  readonly almacenId?: number | undefined;
  readonly unidadId?: number | undefined;
  readonly jurisdiccionId?: number | undefined;
}

/** Condition on `inventario`: the filter, within the reach of the actor's permission. */
export function stockInReach(
  { almacenId, unidadId, jurisdiccionId }: StockAsked,
  permission: PermissionKey,
  actor: Actor,
): SQL | undefined {
  return and(
    scopeCondition(resourceOf('inventario'), permission, actor),
    ...(almacenId === undefined ? [] : [eq(inventario.almacenId, almacenId)]),
    ...(unidadId === undefined ? [] : [eq(inventario.unidadId, unidadId)]),
    ...(jurisdiccionId === undefined ? [] : [eq(inventario.jurisdiccionId, jurisdiccionId)]),
  );
}
