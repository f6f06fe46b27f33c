import { and, sql, type SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Resource } from '../entity/resource';
import type { NeededJoin } from './selection';

/** Builds a FROM clause that reads all matching rows, without order. */
export function fromClause(resource: Resource, where: SQL | undefined, joins: readonly NeededJoin[]): SQL {
  return sql`${resource.table}${joined(joins)}${filtered(where)}`;
}

/** Builds the SQL of joins, each with a leading space. */
export function joined(joins: readonly NeededJoin[]): SQL {
  return sql.join(
    joins.map(
      ({ table, on, inner = false }) => sql` ${sql.raw(inner ? 'join' : 'left join')} ${declared(table)} on ${on}`,
    ),
  );
}

/** Builds a table in FROM or JOIN with its alias, e.g. `unidad "nucleo_unidad_id"`. */
export function declared(table: NeededJoin['table']): SQL {
  const { name } = getTableConfig(table);
  const original = (table as unknown as Record<symbol, string>)[ORIGINAL_NAME] ?? name;
  return sql`${sql.identifier(original)} ${sql.identifier(name)}`;
}

const ORIGINAL_NAME = Symbol.for('drizzle:OriginalName');

/** Builds a `WHERE` clause; empty without a condition. */
export function filtered(where: SQL | undefined): SQL {
  const condition = and(where);
  return condition ? sql` where ${condition}` : sql``;
}
