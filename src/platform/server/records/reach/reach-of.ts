import { and, inArray } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import type { Identity } from '#areas/seguridad/server/identity';
import { keyValue } from '../key-value';
import { scopeCondition } from './scope';

/** Builds an actor from another user's identity; a user without a unit gets the given time zone. */
export function actorOfIdentity(identity: Identity, { timeZone }: Pick<Actor, 'timeZone'>): Actor {
  const { usuarioId, unidadId, jurisdiccionId, almacenIds, servicioIds, proveedorId, permissions } = identity;
  return {
    usuarioId,
    unidadId,
    jurisdiccionId,
    almacenIds,
    servicioIds,
    proveedorId,
    permissions,
    timeZone: identity.zonaHoraria ?? timeZone,
    ip: null,
    device: null,
    correlationId: '',
  };
}

/** Returns a key shared by all users who reach the same records of a resource: same places, same profile, and no records of their own. */
export function placeOf(resource: Resource, permission: PermissionKey, identity: Identity): string {
  const { perfilNombre, unidadId, jurisdiccionId, almacenIds, servicioIds, proveedorId, usuarioId } = identity;
  const hides = Object.values(resource.lifecycle?.states ?? {}).some(({ seenBy }) => seenBy);
  const isPersonal =
    identity.permissions.get(permission) === 'PROPIO' ||
    (hides && identity.permissions.get(resource.permissions.create) === 'PROPIO') ||
    resource.scope.propio !== undefined ||
    resource.reachedThrough.length > 0 ||
    (resource.alsoReachedBy ?? []).length > 0;
  return JSON.stringify([
    perfilNombre,
    unidadId,
    jurisdiccionId,
    almacenIds,
    servicioIds,
    proveedorId,
    isPersonal ? usuarioId : null,
  ]);
}

/** Returns those of the given keys, as texts, whose records an identity reaches by a permission that it has. */
export async function reachableKeys(
  db: Queryable,
  resource: Resource,
  ids: readonly string[],
  permission: PermissionKey,
  actor: Actor,
): Promise<ReadonlySet<string>> {
  const keys = ids.map((id) => keyValue(resource, id)).filter((key) => key !== null);
  if (keys.length === 0 || !actor.permissions.has(permission)) return new Set();
  const rows = await db
    .select({ key: resource.key.column })
    .from(resource.table)
    .where(and(inArray(resource.key.column, keys), scopeCondition(resource, permission, actor)));
  return new Set(rows.map(({ key }) => String(key)));
}
