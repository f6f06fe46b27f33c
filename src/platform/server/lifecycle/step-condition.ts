import { and, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import { accountsOfPerson } from '../db/accounts-of-person';
import { ownerOf, type Actor } from '../db/actor';
import { STEP_FILTER } from '#platform/shared/lifecycle/step-filter';
import { malformed } from '../db/problem';
import { scopeCondition } from '../records/reach/scope';

/**
 * Returns the condition on the documents with which the actor can take a step now: permission, state, scope and previous participants, as
 * `takeStep` checks them. Neither the step's guard, which depends on the input, nor `when` is checked.
 *
 * @throws Problem 400 when the documents have no such step
 */
export function stepCondition(resource: Resource, name: unknown, actor: Actor): SQL {
  const { lifecycle, fields } = resource;
  const step =
    lifecycle && typeof name === 'string' && Object.hasOwn(lifecycle.transitions, name)
      ? lifecycle.transitions[name]
      : undefined;
  if (!lifecycle || !step) throw malformed(STEP_FILTER, 'OPCION');
  const permission = step.permission as PermissionKey;
  const who = ownerOf(actor);
  if (step.automatic || who === null || !actor.permissions.has(permission)) return sql`false`;
  const column = (path: string) => fields.find((field) => field.name === path)!.column;
  return and(
    eq(resource.table.activo, true),
    inArray(column(lifecycle.field), [...step.from]),
    scopeCondition(resource, permission, actor),
    step.scope ? scopeCondition(resource, permission, actor, step.scope) : undefined,
    ...step.notSameAs.map((path) => not(isHeldBy(resource, path, who))),
    step.onlyBy.length > 0 ? or(...step.onlyBy.map((path) => isHeldBy(resource, path, who))) : undefined,
  )!;
}

/** Returns the condition that a field of the document, or of one of its lines, contains an account of a person. Never null. */
function isHeldBy(resource: Resource, path: string, usuarioId: number): SQL {
  const own = accountsOfPerson(usuarioId);
  const [head, inner] = path.split('.');
  const lines = inner === undefined ? undefined : resource.lines.find(({ name }) => name === head);
  const field = (lines?.resource ?? resource).fields.find(({ name }) => name === (inner ?? head))!;
  const holds =
    field.kind === 'list'
      ? sql`exists (select 1 from jsonb_array_elements_text(${field.column}) as cuenta where cuenta::int in ${own})`
      : sql`coalesce(${field.column} in ${own}, false)`;
  return lines
    ? sql`exists (select 1 from ${lines.resource.table} where ${lines.parent} = ${resource.key.column} and ${holds})`
    : holds;
}
