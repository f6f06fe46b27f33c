import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Count, Resource } from '#generated/server/resource.gen';

/** By a name of its own, so that records can be counted that are of the very table they point to. */
const COUNTED = sql.identifier('contado');

/** Number of active rows of a table that point to a record, as a part of the query that reads it. */
export function countOf({ key }: Resource, { table, column, where }: Count): SQL {
  const of = ({ name }: AnyPgColumn) => sql`${COUNTED}.${sql.identifier(name)}`;
  const told = where.map(
    (one) =>
      sql` and ${of(one.column)} in (${sql.join(
        one.values.map((value) => sql`${value}`),
        sql`, `,
      )})`,
  );
  // One inside the other: of a query over one table drizzle leaves the table's name out of the columns that it finds at the top.
  return sql`${sql`(select count(*)::int from ${sql.identifier(getTableConfig(table).name)} as ${COUNTED} where ${of(column)} = ${key.column} and ${of(table.activo)}${sql.join(told)})`}`;
}
