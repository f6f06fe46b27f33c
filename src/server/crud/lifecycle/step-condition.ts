import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../../../generated/server/resource.gen';
import type { PermissionKey } from '../../../../generated/shared/permissions.gen';
import { ownerOf, type Actor } from '../../db/actor';
import { STEP_FILTER } from '../../../shared/step-filter';
import { malformed } from '../../db/problem';
import { scopeCondition } from '../scope';

/**
 * The documents with which the actor can take a step as they are now: permission, state, whose they are and who took part, as
 * `runTransition` asks of each. What the step's guard says depends on what will be filled in, and is not asked;
 * nor is `when`.
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
    ...step.notSameAs.map((path) => sql`${column(path)} is distinct from ${who}`),
    step.onlyBy.length > 0 ? or(...step.onlyBy.map((path) => eq(column(path), who))) : undefined,
  )!;
}
