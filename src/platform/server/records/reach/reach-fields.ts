import type { Resource, ScopeKind } from '#platform/server/entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Issue } from '#platform/shared/validation/issue';
import type { Actor } from '#platform/server/db/actor';
import { Problem } from '#platform/server/db/problem';
import { KINDS } from './scope';

/** Kinds of scope that replace one without a direct field, nearest first. */
const THROUGH: readonly ScopeKind[] = ['almacen', 'servicio', 'unidad', 'jurisdiccion', 'proveedor'];

/**
 * Returns the issues of a write out of the actor's reach, on the fields that determine its place, as people fill them in. A field copied
 * from a referenced record is reported on the reference. Without any such field the error concerns the record as a whole.
 */
export function reachIssues(resource: Resource, permission: PermissionKey, actor: Actor): Issue[] {
  const alcance = actor.permissions.get(permission);
  const scope = resource.writeScope ?? resource.scope;
  const kind = alcance === undefined || alcance === 'RED' ? undefined : KINDS[alcance];
  const used = [kind, ...THROUGH].find((each) => each !== undefined && scope[each] !== undefined);
  const fields = new Set((used ? (scope[used] ?? []) : []).map((path) => filledIn(resource.copies, path)));
  return [...fields]
    .filter((path) => resource.form.writable.has(path))
    .map((campo) => ({ campo, codigo: 'FUERA_DE_ALCANCE_CAMPO', params: {} }));
}

/** Returns a 403 that names the fields. */
export function outOfReach(resource: Resource, permission: PermissionKey, actor: Actor): Problem {
  return new Problem(403, 'FUERA_DE_ALCANCE', { errores: reachIssues(resource, permission, actor) });
}

function filledIn(copies: Resource['copies'], path: string): string {
  const copy = copies.find(({ field }) => field === path);
  return copy
    ? filledIn(
        copies.filter((other) => other !== copy),
        copy.reference,
      )
    : path;
}
