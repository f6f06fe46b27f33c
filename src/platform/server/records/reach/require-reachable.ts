import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Resource } from '#platform/server/entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import type { ColumnValues } from '../column-values';
import { outOfReach } from './reach-fields';
import { scopeCondition } from './scope';

/**
 * Refuses a write out of the actor's reach before any lookup for it. Otherwise a duplicate value, or an open document, would reveal records
 * out of reach. `requireInScope` checks the written record again.
 *
 * @param values of the columns by field name, read only when the actor's reach is limited
 * @throws Problem 403 FUERA_DE_ALCANCE.
 */
export async function requireReachable(
  tx: Queryable,
  resource: Resource,
  values: () => ColumnValues | Promise<ColumnValues>,
  permission: PermissionKey,
  actor: Actor,
): Promise<void> {
  const scope = resource.writeScope ?? resource.scope;
  const reach = scopeCondition(resource, permission, actor, scope);
  // A path into another table or a field requires the stored row.
  if (
    !reach ||
    Object.values(scope)
      .flat()
      .some((path) => path.includes('.'))
  )
    return;
  const columns = getTableColumns(resource.table);
  const written = await values();
  const ties = [...new Set([...Object.values(scope).flat(), 'creadoPor'])].filter(
    (name) => columns[name] !== undefined && written[name] !== undefined,
  );
  const row = JSON.stringify(Object.fromEntries(ties.map((name) => [columns[name]!.name, written[name]])));
  const { name } = getTableConfig(resource.table);
  const [found] = await rows(
    tx,
    sql`select 1 as found from jsonb_populate_record(null::${sql.identifier(name)}, ${row}::jsonb) as ${sql.identifier(name)} where ${reach}`,
  );
  if (!found) throw outOfReach(resource, permission, actor);
}
