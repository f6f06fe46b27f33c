import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Resource, ScopeKind } from '../../../generated/server/resource.gen';
import type { PermissionKey } from '../../../generated/shared/permissions.gen';
import type { Actor, Alcance } from '../db/actor';
import { resolvePath } from './field-path';

/**
 * Which records of a resource a permission of the actor reaches; undefined when it is all of them.
 * A resource that says nothing of the kind of scope is common to the network, like countries or diagnoses.
 */
export function scopeCondition(resource: Resource, permission: PermissionKey, actor: Actor): SQL | undefined {
  const alcance = actor.permissions.get(permission);
  if (!alcance || alcance === 'RED') return undefined;
  const kind = KINDS[alcance];
  const path = resource.scope[kind];
  const resolved = path === undefined ? null : resolvePath(resource, path, actor);
  if (!resolved) return kind === 'propio' && path === undefined ? ownRecords(resource, actor) : undefined;
  const values = valuesOf(kind, actor);
  return values.length > 0 ? inArray(resolved.expression, [...values]) : sql`false`;
}

const KINDS: Readonly<Record<Exclude<Alcance, 'RED'>, ScopeKind>> = {
  JURISDICCION: 'jurisdiccion',
  UNIDAD: 'unidad',
  ALMACEN: 'almacen',
  SERVICIO: 'servicio',
  PROVEEDOR: 'proveedor',
  PROPIO: 'propio',
};

function valuesOf(kind: ScopeKind, actor: Actor): readonly number[] {
  switch (kind) {
    case 'jurisdiccion':
      return actor.jurisdiccionId === null ? [] : [actor.jurisdiccionId];
    case 'unidad':
      return actor.unidadId === null ? [] : [actor.unidadId];
    case 'almacen':
      return actor.almacenIds;
    case 'servicio':
      return actor.servicioIds;
    case 'propio':
      return actor.usuarioId === null ? [] : [actor.usuarioId];
    case 'proveedor':
      return [];
  }
}

function ownRecords({ table }: Resource, actor: Actor): SQL | undefined {
  return actor.usuarioId === null ? sql`false` : eq(table.creadoPor, actor.usuarioId);
}
