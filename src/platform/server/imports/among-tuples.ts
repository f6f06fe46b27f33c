import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns the condition that columns match one of several tuples. It uses their composite index, however many rows share the first column.
 * The values are one parameter.
 */
export function amongTuples(columns: readonly AnyPgColumn[], tuples: readonly (readonly unknown[])[]): SQL {
  const names = columns.map((_, index) => sql.raw(`v${index}`));
  const typed = columns.map((column, index) => sql.raw(`v${index} ${column.getSQLType()}`));
  const list = JSON.stringify(
    tuples.map((tuple) => Object.fromEntries(tuple.map((value, index) => [`v${index}`, value]))),
  );
  return sql`(${sql.join([...columns], sql`, `)}) in (select ${sql.join(names, sql`, `)} from jsonb_to_recordset(${list}::jsonb) as asked(${sql.join(typed, sql`, `)}))`;
}
