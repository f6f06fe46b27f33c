import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/db/database';

/** Sets the given columns of many rows, found by their key; every row has the same columns. Used for cyclic references. */
export async function updateRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  key: PgColumn,
  changes: readonly Partial<InferInsertModel<Table>>[],
): Promise<void> {
  if (changes.length === 0) return;
  const given = new Set(Object.keys(changes[0]!));
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => given.has(property));
  const keyProperty = columns.find(([, column]) => column === key)![0];
  const types = sql.join(
    columns.map(([property, column]) => sql`${sql.identifier(property)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  const settings = columns
    .filter(([property]) => property !== keyProperty)
    .map(([property, column]) => sql`${sql.identifier(column.name)} = x.${sql.identifier(property)}`);
  await db.execute(sql`
    update ${table} set ${sql.join(settings, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as x(${types})
    where ${key} = x.${sql.identifier(keyProperty)}`);
}
