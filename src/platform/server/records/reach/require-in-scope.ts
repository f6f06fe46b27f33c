import { and, eq } from 'drizzle-orm';
import type { Resource, Scope } from '#platform/server/entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { outOfReach } from './reach-fields';
import { readRow } from '#platform/server/listing/read-page';
import { scopeCondition } from './scope';

/**
 * Refuses a write whose result is out of the actor's reach, e.g. a user of another unit; the transaction is rolled back.
 *
 * @param step other `scope` and `codigo` for a step, whose reach may be narrower than that of reading
 * @throws Problem 403 FUERA_DE_ALCANCE, naming the fields that determine the place.
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
