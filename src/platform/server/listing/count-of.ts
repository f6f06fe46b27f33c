import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Count, Resource } from '../entity/resource';

/** Alias of the counted table, which may be the table of the referenced record itself. */
const COUNTED = sql.identifier('contado');

/** Counts active rows of a table that refer to a record, as a part of the query that reads it. */
export function countOf({ key }: Resource, { table, column, where }: Count): SQL {
  const of = ({ name }: AnyPgColumn) => sql`${COUNTED}.${sql.identifier(name)}`;
  const told = where.map(
    (one) =>
      sql` and ${of(one.column)} in (${sql.join(
        one.values.map((value) => sql`${value}`),
        sql`, `,
      )})`,
  );
  // Nested, because in a query over one table drizzle omits the table's name from top-level columns.
  return sql`${sql`(select count(*)::int from ${sql.identifier(getTableConfig(table).name)} as ${COUNTED} where ${of(column)} = ${key.column} and ${of(table.activo)}${sql.join(told)})`}`;
}
