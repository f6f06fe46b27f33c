import { and, eq, gt, gte, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { NestedReference, Resource } from '#platform/server/entity/resource';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { resources } from '../resources';

/** Number of active records of one entity that refer to a record. */
export interface Usage {
  readonly recurso: string;
  readonly total: number;
}

interface Referrer {
  readonly resource: Resource;
  readonly points: (key: string | number) => SQL;
  /** True when its active records prevent the deactivation of those they refer to. */
  readonly holds: boolean;
}

const byTarget = new Map<string, Referrer[]>();

for (const resource of resources) {
  // Skips views, which show records of other entities.
  if (resource.view) continue;
  const add = (target: string, path: string | null, points: Referrer['points']) => {
    const holds = resource.holds !== false && !(path !== null && (resource.released ?? []).includes(path));
    byTarget.set(target, [...(byTarget.get(target) ?? []), { resource, points, holds }]);
  };
  for (const { entity, field, column } of resource.references) add(entity, field, (key) => eq(column, key));
  for (const embed of resource.embeds) add(embed.resource.name, null, (key) => eq(embed.column, key));
  for (const nested of resource.nested) {
    const { column } = nested;
    if (column !== null) add(nested.entity, nested.path, (key) => pointsInside(nested, column, key));
  }
  for (const { name, link, parent, resource: lines } of resource.lines) {
    // Counts a record once, however many of its lines refer to the target.
    for (const { entity, field, column } of lines.references)
      if (field !== link)
        add(
          entity,
          `${name}.${field}`,
          (key) => sql`${resource.key.column} in (select ${parent} from ${lines.table} where ${eq(column, key)})`,
        );
  }
}

/** Returns the condition on records whose references cannot be deactivated: open documents, and those that `holds` names. */
function inUse({ table, lifecycle, fields, holds }: Resource, day: string): SQL {
  const conditions: (SQL | undefined)[] = [eq(table.activo, true)];
  const final = Object.entries(lifecycle?.states ?? {}).flatMap(([value, state]) => (state.final ? [value] : []));
  const state = fields.find(({ name }) => name === lifecycle?.field);
  if (state && final.length > 0) conditions.push(notInArray(state.column, final));
  if (holds && 'with' in holds) conditions.push(gt(holds.with, 0));
  if (holds && 'until' in holds) conditions.push(or(isNull(holds.until), gte(holds.until, day)));
  return and(...conditions)!;
}

/**
 * Counts the active records that refer to one, by entity; empty without any.
 *
 * @param day today, `yyyy-MM-dd`
 */
export async function usagesOf(db: Queryable, resource: Resource, key: string | number, day: string): Promise<Usage[]> {
  const referrers = (byTarget.get(resource.name) ?? []).filter(({ holds }) => holds);
  return countOf(
    db,
    referrers.map(({ resource: owner, points }) => ({ owner, where: and(inUse(owner, day), points(key))! })),
  );
}

/**
 * Counts the records that refer to one, active or not, by entity.
 *
 * @param except entities whose records belong to the one they refer to
 */
export async function namingRecords(
  db: Queryable,
  resource: Resource,
  key: string | number,
  except: readonly string[] = [],
): Promise<Usage[]> {
  const referrers = (byTarget.get(resource.name) ?? []).filter(({ resource: owner }) => !except.includes(owner.name));
  return countOf(
    db,
    referrers.map(({ resource: owner, points }) => ({ owner, where: points(key) })),
  );
}

async function countOf(
  db: Queryable,
  questions: readonly { readonly owner: Resource; readonly where: SQL }[],
): Promise<Usage[]> {
  if (questions.length === 0) return [];
  const counts = questions.map(
    ({ owner, where }) =>
      sql`select ${owner.name}::text as recurso, count(*)::int as total from ${owner.table} where ${where}`,
  );
  return rows<Usage & Record<string, unknown>>(
    db,
    sql`select recurso, sum(total)::int as total from (${sql.join(counts, sql` union all `)}) usos where total > 0 group by recurso order by recurso`,
  );
}

/** Returns the condition that a jsonb column contains the key at its place. */
function pointsInside({ path, kind }: NestedReference, column: AnyPgColumn, key: string | number): SQL {
  const child = path.split('.')[1] ?? '';
  const value = kind === 'list' ? [key] : kind === 'object' ? { [child]: key } : [{ [child]: key }];
  return sql`${column} @> ${JSON.stringify(value)}::jsonb`;
}
