import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from './database';
import { rows } from './rows';

/** Takes a number of keys from the column's sequence, in order, so that rows that refer to each other can be inserted in bulk. */
export async function reserveKeys(db: Queryable, key: PgColumn, count: number): Promise<number[]> {
  const reserved = await rows<{ key: number | string }>(
    db,
    sql`select nextval(pg_get_serial_sequence(${getTableName(key.table)}, ${key.name})) as key from generate_series(1, ${count}::int)`,
  );
  return reserved.map((row) => Number(row.key));
}
