import { and, inArray } from 'drizzle-orm';
import type { Resource } from '#generated/server/resource.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import type { Identity } from '#areas/seguridad/server/identity';
import { keyValue } from './key-value';
import { scopeCondition } from './scope';

/** Actor for another user's identity; a user without a unit gets the zone of the network or of the requester. */
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

/** One text for all who reach the same records of a resource: they are at the same places with the same profile, and nothing of it is their own. */
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

/** Keys of records that an identity reaches by a held permission, among the given ones, as texts. */
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
