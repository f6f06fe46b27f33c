import type { Resource, ScopeKind } from '../../../generated/server/resource.gen';
import type { PermissionKey } from '../../../generated/shared/permissions.gen';
import type { Issue } from '../../shared/issue';
import type { Actor } from '../db/actor';
import { Problem } from '../db/problem';
import { KINDS } from './scope';

/** What a reach is looked at through, where a resource is not tied to its own kind; the nearest first. */
const THROUGH: readonly ScopeKind[] = ['almacen', 'servicio', 'unidad', 'jurisdiccion', 'proveedor'];

/**
 * What is told of a write that would be out of the actor's reach: the fields that say where it belongs, as people fill them in. What the server keeps
 * equal to a field of the record that another field refers to is told at that other field. Without any the refusal is about the record as a whole.
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

/** 403, naming the fields. */
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
