import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/db/database';
import { insertRows } from '#platform/server/db/insert-rows';

/** Value of a JSON file in TypeScript's type, where every option is a `string`. */
type Read<Value> = Value extends string
  ? string
  : Value extends Date
    ? Value
    : Value extends object
      ? { [Name in keyof Value]: Read<Value[Name]> }
      : Value;

/** Like `insertRows`, for rows of a data file. The table's check validates enum values. */
export function insertFile<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Read<InferInsertModel<Table>>[],
  onConflict: 'fail' | 'nothing' = 'fail',
): Promise<void> {
  return insertRows(db, table, rows as readonly InferInsertModel<Table>[], onConflict);
}
