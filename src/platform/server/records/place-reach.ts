import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import type { Resource } from '#generated/server/resource.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Actor } from '../db/actor';
import { scopeCondition } from './scope';

/** Reaches within a unit: a report narrows its rows of the unit and its places itself. */
const WITHIN_UNIT: ReadonlySet<AlcanceDatos> = new Set(['ALMACEN', 'SERVICIO', 'PROPIO']);

/**
 * Places that a report of a permission covers: those in reach and, for a reach within a unit, the unit and its places. Every catalogue names
 * the jurisdictions, but a report is of the reader's own.
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
