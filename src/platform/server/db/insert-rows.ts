import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database';

/** Rows of one statement: large enough to be fast, small enough to stay in memory. */
const BATCH = 2000;

/**
 * Inserts many rows with one parameter for each batch, regardless of the number of columns. All rows get the union of their columns;
 * missing values are null, not the default.
 *
 * @param onConflict `nothing` skips rows that already exist by a unique key.
 */
export async function insertRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  all: readonly InferInsertModel<Table>[],
  onConflict: 'fail' | 'nothing' = 'fail',
): Promise<void> {
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH);
    const given = new Set(batch.flatMap((row) => Object.keys(row)));
    const columns = Object.entries(getTableColumns(table)).filter(([property]) => given.has(property));
    const names = sql.join(
      columns.map(([, column]) => sql.identifier(column.name)),
      sql`, `,
    );
    const values = sql.join(
      columns.map(([property]) => sql`x.${sql.identifier(property)}`),
      sql`, `,
    );
    const types = sql.join(
      columns.map(([property, column]) => sql`${sql.identifier(property)} ${sql.raw(column.getSQLType())}`),
      sql`, `,
    );
    await db.execute(sql`
      insert into ${table} (${names})
      select ${values} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as x(${types})
      ${onConflict === 'nothing' ? sql`on conflict do nothing` : sql``}`);
  }
}
