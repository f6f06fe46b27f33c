import { and, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import type { Resource, Scope, ScopeKind } from '#platform/server/entity/resource';
import { almacen, nucleo, unidad } from '#generated/server/tables.gen';
import type { PermissionKey } from '#platform/shared/product-names';
import { ownerOf, type Actor } from '#platform/server/db/actor';
import { resolvePath } from '#platform/server/listing/field-path';
import { resourceOf } from '../resources';

/**
 * Returns the condition on the records of a resource that a permission of the actor reaches; undefined for all. A resource without a field
 * for the kind of scope uses the nearest one that it has (staff of a jurisdiction: staff of its units). One without any is common to the
 * network, like countries or diagnoses. A record without a service is reached by a service through its warehouses, or not at all: the
 * unit's records are not the service's. Suppliers are outside the network: among records with such fields, they reach only their own or
 * those declared common to them. A document in a state visible to one party exists only for it, and for actors who may write such documents
 * in the whole network.
 *
 * @param scope fields that determine the place of a record, when they differ from those for reading it
 */
export function scopeCondition(
  resource: Resource,
  permission: PermissionKey,
  actor: Actor,
  scope: Scope = resource.scope,
): SQL | undefined {
  // A narrower scope names the owner of a step or a write exclusively.
  if (scope !== resource.scope) return partReach(resource, permission, actor, scope);
  const reach = ownReach(resource, permission, actor, scope);
  return and(
    reach && or(reach, ...alsoReached(resource, permission, actor)),
    inShownState(resource, permission, actor),
  );
}

/**
 * Returns the condition on records that a permission reaches by some of the scope's fields; no records for an actor outside of those
 * fields.
 */
function partReach(resource: Resource, permission: PermissionKey, actor: Actor, scope: Scope): SQL | undefined {
  const alcance = actor.permissions.get(permission);
  const isLimited = alcance && alcance !== 'RED' && !resource.commonTo.includes(KINDS[alcance]);
  return ownReach(resource, permission, actor, scope) ?? (isLimited ? sql`false` : undefined);
}

/** Returns the condition on documents in states visible to all, or to the actor's party; undefined when no state is hidden from them. */
function inShownState(resource: Resource, permission: PermissionKey, actor: Actor): SQL | undefined {
  const { lifecycle, permissions, fields } = resource;
  const own = Object.entries(lifecycle?.states ?? {}).filter(([, { seenBy }]) => seenBy);
  // The server itself has no permissions.
  const seesAll = !actor.permissions.has(permission) || actor.permissions.get(permissions.create) === 'RED';
  if (!lifecycle || own.length === 0 || seesAll) return undefined;
  const { column } = fields.find(({ name }) => name === lifecycle.field)!;
  // A network-wide reading permission makes no party; a writing one with a smaller reach does.
  const by = [...new Set([permission, permissions.create])].filter(
    (each) => (actor.permissions.get(each) ?? 'RED') !== 'RED',
  );
  return or(
    notInArray(
      column,
      own.map(([state]) => state),
    ),
    ...own.flatMap(([state, { seenBy }]) =>
      by.map((each) => and(eq(column, state), partReach(resource, each, actor, seenBy!))),
    ),
  );
}

/** Returns the conditions on records reached through other records that refer to them. */
function alsoReached({ alsoReachedBy = [], key, fields }: Resource, permission: PermissionKey, actor: Actor): SQL[] {
  return alsoReachedBy
    .filter((way) => way.for === null || way.for.includes(permission))
    .map(({ entity, by, of, as, until, while: states }) => {
      const other = resourceOf(entity);
      const column = (name: string) => other.fields.find((field) => field.name === name)!.column;
      const own = of === null ? key.column : fields.find(({ name }) => name === of)!.column;
      const conditions = and(
        eq(other.table.activo, true),
        until === null ? undefined : sql`${column(until)} > now()`,
        states === null ? undefined : inArray(column(other.lifecycle!.field), [...states]),
        as === null
          ? ownReach(other, permission, actor, other.scope)
          : (tiedBy(other, other.scope, as, actor) ?? sql`false`),
      );
      return sql`${own} in (select ${column(by)} from ${other.table} where ${conditions})`;
    });
}

function ownReach(resource: Resource, permission: PermissionKey, actor: Actor, scope: Scope): SQL | undefined {
  const alcance = actor.permissions.get(permission);
  if (!alcance || alcance === 'RED') return undefined;
  // Profiles can be edited, so an unknown scope must reach nothing.
  const kind: ScopeKind | undefined = KINDS[alcance];
  if (!kind) return sql`false`;
  if (resource.commonTo.includes(kind)) return undefined;
  if (resource.reachedThrough.length > 0)
    return or(...resource.reachedThrough.map((name) => heldBy(resource, resourceOf(name), permission, actor)));
  const own = tiedBy(resource, scope, kind, actor);
  if (own) return own;
  // Records with an owner and without a place in the network belong to their owner, regardless of the reach.
  if (scope.propio && !PLACES.some((place) => scope[place])) return tiedBy(resource, scope, 'propio', actor);
  switch (kind) {
    case 'propio':
      return ownRecords(resource, actor);
    case 'proveedor':
      return Object.keys(scope).length === 0 ? undefined : sql`false`;
    case 'jurisdiccion':
      return throughUnits(resource, scope, actor) ?? throughPlaces(resource, scope, unitsOfJurisdiction(actor), actor);
    case 'unidad':
      return (
        tiedBy(resource, scope, 'jurisdiccion', actor) ??
        throughPlaces(resource, scope, sql`(${actor.unidadId}::bigint)`, actor)
      );
    case 'servicio':
      // A ward has its own warehouse; its unit has others.
      return tiedBy(resource, scope, 'almacen', actor) ?? (Object.keys(scope).length === 0 ? undefined : sql`false`);
    default:
      return (
        tiedBy(resource, scope, 'unidad', actor) ??
        tiedBy(resource, scope, 'jurisdiccion', actor) ??
        (scope.almacen || scope.servicio ? sql`false` : undefined)
      );
  }
}

/** Returns the condition on records embedded in one of the holder's records that the permission reaches. */
export function heldBy(resource: Resource, holder: Resource, permission: PermissionKey, actor: Actor): SQL {
  const links = holder.embeds.filter((embed) => embed.resource.name === resource.name);
  const reach = scopeCondition(holder, permission, actor);
  return (
    or(
      ...links.map(
        ({ column }) =>
          sql`${resource.key.column} in (select ${column} from ${holder.table}${reach ? sql` where ${reach}` : sql``})`,
      ),
    ) ?? sql`false`
  );
}

/** Returns the condition on records within the actor's own scope of a kind, regardless of the reach of permissions. */
export function ownBy(resource: Resource, kind: ScopeKind, actor: Actor): SQL {
  return tiedBy(resource, resource.scope, kind, actor) ?? sql`false`;
}

function tiedBy(resource: Resource, scope: Scope, kind: ScopeKind, actor: Actor): SQL | undefined {
  const values = valuesOf(kind, actor);
  return anyTie(resource, scope[kind], actor, (expression) =>
    values.length > 0 ? inArray(expression, [...values]) : sql`false`,
  );
}

function throughUnits(resource: Resource, scope: Scope, actor: Actor): SQL | undefined {
  return anyTie(resource, scope.unidad, actor, (expression) => sql`${expression} in ${unitsOfJurisdiction(actor)}`);
}

/** Returns the condition on records whose unit is that of their warehouse or service, for records without a unit. */
function throughPlaces(resource: Resource, scope: Scope, units: SQL, actor: Actor): SQL | undefined {
  return (
    anyTie(
      resource,
      scope.almacen,
      actor,
      (expression) =>
        sql`${expression} in (select ${almacen.almacenId} from ${almacen} where ${almacen.unidadId} in ${units})`,
    ) ??
    anyTie(
      resource,
      scope.servicio,
      actor,
      (expression) =>
        sql`${expression} in (select ${nucleo.nucleoId} from ${nucleo} where ${nucleo.unidadId} in ${units})`,
    )
  );
}

const unitsOfJurisdiction = ({ jurisdiccionId }: Actor): SQL =>
  sql`(select ${unidad.unidadId} from ${unidad} where ${unidad.jurisdiccionId} = ${jurisdiccionId})`;

/**
 * Combines conditions on several fields, of which one suffices. A field that cannot be resolved, e.g. because the actor may not read it,
 * reaches nothing.
 */
function anyTie(
  resource: Resource,
  paths: readonly string[] | undefined,
  actor: Actor,
  tie: (expression: SQL) => SQL,
): SQL | undefined {
  if (paths === undefined || paths.length === 0) return undefined;
  return or(
    ...paths.map((path) => {
      const resolved = resolvePath(resource, path, actor);
      return resolved ? tie(resolved.expression) : sql`false`;
    }),
  );
}

const PLACES: readonly ScopeKind[] = ['jurisdiccion', 'unidad', 'almacen', 'servicio'];

export const KINDS: Readonly<Record<Exclude<AlcanceDatos, 'RED'>, ScopeKind>> = {
  JURISDICCION: 'jurisdiccion',
  UNIDAD: 'unidad',
  ALMACEN: 'almacen',
  SERVICIO: 'servicio',
  PROVEEDOR: 'proveedor',
  PROPIO: 'propio',
};

/** Returns the keys of the actor's own places or people of a kind. */
export function valuesOf(kind: ScopeKind, actor: Actor): readonly number[] {
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
