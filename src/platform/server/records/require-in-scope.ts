import { and, eq } from 'drizzle-orm';
import type { Resource, Scope } from '#generated/server/resource.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { outOfReach } from './reach-fields';
import { readRow } from '../listing/read-page';
import { scopeCondition } from './scope';

/**
 * Refuses a write whose outcome is out of the actor's reach, e.g. a user of another unit; the transaction undoes it.
 *
 * @param step what may be seen and not done, by another `scope` and `codigo`
 * @throws Problem 403 FUERA_DE_ALCANCE, naming the fields that say where it belongs.
 */
export async function requireInScope(
  tx: Queryable,
  resource: Resource,
  key: string | number,
  permission: PermissionKey,
  actor: Actor,
  step?: { readonly scope: Scope; readonly codigo: string; readonly labels?: Readonly<Record<string, string>> },
): Promise<void> {
  const reach = scopeCondition(resource, permission, actor, step?.scope ?? resource.writeScope ?? resource.scope);
  if (!reach) return;
  const row = await readRow(tx, resource, and(eq(resource.key.column, key), reach)!);
  if (!row)
    throw step
      ? new Problem(403, step.codigo, step.labels ? { labels: step.labels } : {})
      : outOfReach(resource, permission, actor);
}
