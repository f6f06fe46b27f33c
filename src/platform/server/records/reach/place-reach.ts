import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import type { Resource } from '#platform/server/entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Actor } from '#platform/server/db/actor';
import { scopeCondition } from './scope';

/** Scopes within a unit: a report limits its rows to the unit and its places itself. */
const WITHIN_UNIT: ReadonlySet<AlcanceDatos> = new Set(['ALMACEN', 'SERVICIO', 'PROPIO']);

/**
 * Returns the condition on the places that a report of a permission covers: those within reach and, for a scope within a unit, the unit and
 * its places. Catalogues list all jurisdictions, but a report covers only the reader's own.
 *
 * @returns undefined when the permission covers all places
 */
export function placeReach(resource: Resource, permission: PermissionKey, actor: Actor): SQL | undefined {
  const alcance = actor.permissions.get(permission);
  if (!alcance || alcance === 'RED') return undefined;
  if (resource.name === 'jurisdiccion')
    return actor.jurisdiccionId === null ? sql`false` : eq(resource.key.column, actor.jurisdiccionId);
  const own = scopeCondition(resource, permission, actor);
  if (own === undefined || !WITHIN_UNIT.has(alcance)) return own;
  const around: Actor = { ...actor, permissions: new Map([...actor.permissions, [permission, 'UNIDAD']]) };
  const unit = scopeCondition(resource, permission, around);
  return unit && or(own, unit);
}
