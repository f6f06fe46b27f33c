import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Resource } from '#generated/server/resource.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';
import type { ColumnValues } from './column-values';
import { outOfReach } from './reach-fields';
import { scopeCondition } from './scope';

/**
 * Refuses what would be written out of the actor's reach before anything is looked up for it: that a unique value is taken, or a document
 * open already, tells what stands where they may not look. `requireInScope` asks again of what was written.
 *
 * @param values of the columns, by the names of their fields; read only when the actor's reach has a limit
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
