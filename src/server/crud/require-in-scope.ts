import { and, eq } from 'drizzle-orm';
import type { Resource } from '../../../generated/server/resource.gen';
import type { PermissionKey } from '../../../generated/shared/permissions.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { readRow } from './read-page';
import { scopeCondition } from './scope';

/**
 * Refuses a write whose outcome is out of the actor's reach, e.g. a user of another unit; the transaction undoes it.
 *
 * @throws Problem 403 FUERA_DE_ALCANCE.
 */
export async function requireInScope(tx: Queryable, resource: Resource, key: string | number, permission: PermissionKey, actor: Actor): Promise<void> {
  const reach = scopeCondition(resource, permission, actor);
  if (!reach) return;
  const row = await readRow(tx, resource, and(eq(resource.key.column, key), reach)!);
  if (!row) throw new Problem(403, 'FUERA_DE_ALCANCE');
}
