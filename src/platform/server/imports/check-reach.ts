import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { reachIssues } from '../records/reach/reach-fields';
import { scopeCondition } from '../records/reach/scope';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';
import type { Report } from './check-many';
import type { Pending } from './pending';

/** Checks whether the scope of a record depends on another table or a nested field. Only the stored row can then be checked. */
export function isTiedElsewhere({ scope, writeScope }: Resource): boolean {
  return Object.values(writeScope ?? scope)
    .flat()
    .some((path) => path.includes('.'));
}

/**
 * Reports rows outside the actor's scope, in bulk. Equivalent of `requireReachable` for one record.
 *
 * @param written values to write for a row, by field, including derived ones
 */
export async function checkReach(
  db: Queryable,
  resource: Resource,
  pending: readonly Pending[],
  written: (row: Pending) => Readonly<Record<string, unknown>>,
  actor: Actor,
  report: Report,
): Promise<void> {
  const scope = resource.writeScope ?? resource.scope;
  const columns = getTableColumns(resource.table);
  const ties = [...new Set([...Object.values(scope).flat(), 'creadoPor'])].filter(
    (name) => columns[name] !== undefined,
  );
  const name = sql.identifier(getTableName(resource.table));
  for (const isNew of [true, false]) {
    const asked = pending.filter(({ entry }) => (entry.stored === undefined) === isNew);
    const reach = scopeCondition(
      resource,
      isNew ? resource.permissions.create : resource.permissions.update,
      actor,
      scope,
    );
    if (!reach || asked.length === 0) continue;
    const list = JSON.stringify(
      asked.map((row) => {
        const values = written(row);
        return Object.fromEntries(
          ties.filter((tie) => values[tie] !== undefined).map((tie) => [columns[tie]!.name, values[tie]]),
        );
      }),
    );
    const found = await rows<{ place: number }>(
      db,
      sql`
      select e.place::int as place from jsonb_array_elements(${list}::jsonb) with ordinality as e(value, place), lateral jsonb_populate_record(null::${name}, e.value) as ${name} where ${reach}`,
    );
    const reached = new Set(found.map(({ place }) => place - 1));
    const issues = reachIssues(resource, isNew ? resource.permissions.create : resource.permissions.update, actor);
    for (const [index, row] of asked.entries()) {
      if (reached.has(index)) continue;
      for (const issue of issues.length > 0 ? issues : [{ campo: '', codigo: 'FUERA_DE_ALCANCE', params: {} }])
        report(row, issue);
    }
  }
}
