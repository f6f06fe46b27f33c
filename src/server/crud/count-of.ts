import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Count, Resource } from '../../../generated/server/resource.gen';

/** How many active rows of another table point to a record, as a part of the query that reads it. */
export function countOf({ key }: Resource, { table, column, where }: Count): SQL {
  const pointing = and(eq(column, key.column), eq(table.activo, true), ...where.map((one) => inArray(one.column, [...one.values])));
  // One inside the other: of a query over one table drizzle leaves the table's name out of the columns that it finds at the top.
  return sql`${sql`(select count(*)::int from ${table} where ${pointing})`}`;
}
