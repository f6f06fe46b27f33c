import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/db/database';
import { insertRows } from '#platform/server/db/insert-rows';

/** A value of a JSON file as TypeScript types it: every option is a `string`. */
type Read<Value> = Value extends string
  ? string
  : Value extends Date
    ? Value
    : Value extends object
      ? { [Name in keyof Value]: Read<Value[Name]> }
      : Value;

/** `insertRows` for rows of a data file: whether a word is one that its column knows, the table's check says. */
export function insertFile<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Read<InferInsertModel<Table>>[],
  onConflict: 'fail' | 'nothing' = 'fail',
): Promise<void> {
  return insertRows(db, table, rows as readonly InferInsertModel<Table>[], onConflict);
}
