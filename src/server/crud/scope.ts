import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Resource, Scope, ScopeKind } from '../../../generated/server/resource.gen';
import { unidad } from '../../../generated/server/tables.gen';
import type { PermissionKey } from '../../../generated/shared/permissions.gen';
import { ownerOf, type Actor, type Alcance } from '../db/actor';
import { resolvePath } from './field-path';

/**
 * Which records of a resource a permission of the actor reaches; undefined when it is all of them.
 * A resource that is not tied to the kind of scope is looked at through the nearest one that it is tied to
 * (staff of a jurisdiction: staff of its units); one tied to none is common to the network, like countries or diagnoses.
 *
 * @param scope the fields that tie a record, where they are others than for reading it
 */
export function scopeCondition(resource: Resource, permission: PermissionKey, actor: Actor, scope: Scope = resource.scope): SQL | undefined {
  const alcance = actor.permissions.get(permission);
  if (!alcance || alcance === 'RED') return undefined;
  // A profile can be edited: a scope that nobody knows reaches nothing.
  const kind: ScopeKind | undefined = KINDS[alcance];
  if (!kind) return sql`false`;
  const own = tiedBy(resource, scope, kind, actor);
  if (own) return own;
  if (kind === 'propio') return ownRecords(resource, actor);
  if (kind === 'jurisdiccion') return throughUnits(resource, scope, actor);
  return kind === 'almacen' || kind === 'servicio' || kind === 'unidad' ? (tiedBy(resource, scope, 'unidad', actor) ?? tiedBy(resource, scope, 'jurisdiccion', actor)) : undefined;
}

function tiedBy(resource: Resource, scope: Scope, kind: ScopeKind, actor: Actor): SQL | undefined {
  const values = valuesOf(kind, actor);
  return anyTie(resource, scope[kind], actor, (expression) => (values.length > 0 ? inArray(expression, [...values]) : sql`false`));
}

function throughUnits(resource: Resource, scope: Scope, actor: Actor): SQL | undefined {
  return anyTie(resource, scope.unidad, actor, (expression) => sql`${expression} in (select ${unidad.unidadId} from ${unidad} where ${unidad.jurisdiccionId} = ${actor.jurisdiccionId})`);
}

/** One of the fields is enough. One that cannot be followed, e.g. because the actor may not read it, reaches nothing rather than everything. */
function anyTie(resource: Resource, paths: readonly string[] | undefined, actor: Actor, tie: (expression: SQL) => SQL): SQL | undefined {
  if (paths === undefined) return undefined;
  return or(...paths.map((path) => {
    const resolved = resolvePath(resource, path, actor);
    return resolved ? tie(resolved.expression) : sql`false`;
  }));
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
      return [ownerOf(actor)].filter((owner) => owner !== null);
    case 'proveedor':
      return actor.proveedorId ? [actor.proveedorId] : [];
  }
}

function ownRecords({ table }: Resource, actor: Actor): SQL | undefined {
  const owner = ownerOf(actor);
  return owner === null ? sql`false` : eq(table.creadoPor, owner);
}
