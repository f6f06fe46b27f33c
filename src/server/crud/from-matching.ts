import { and, sql, type SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Resource } from '../../../generated/server/resource.gen';
import type { NeededJoin } from './selection';

/** What stands after FROM to read all rows that match, without order. */
export function fromMatching(resource: Resource, where: SQL | undefined, joins: readonly NeededJoin[]): SQL {
  return sql`${resource.table}${joined(joins)}${filtered(where)}`;
}

/** Joins as SQL, each with a space before it. */
export function joined(joins: readonly NeededJoin[]): SQL {
  // An alias is declared where it is joined: `unidad "nucleo_unidad_id"`.
  return sql.join(joins.map(({ table, on, inner = false }) => {
    const { name } = getTableConfig(table);
    const original = (table as unknown as Record<symbol, string>)[ORIGINAL_NAME] ?? name;
    return sql` ${sql.raw(inner ? 'join' : 'left join')} ${sql.identifier(original)} ${sql.identifier(name)} on ${on}`;
  }));
}

const ORIGINAL_NAME = Symbol.for('drizzle:OriginalName');

function filtered(where: SQL | undefined): SQL {
  const condition = and(where);
  return condition ? sql` where ${condition}` : sql``;
}
