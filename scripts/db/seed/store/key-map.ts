import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/** Returns the key of a record by its readable name; throws when there is none. */
export type KeyOf = (name: string | number) => number;

/** Returns every key of a table by the value of a unique column (or expression). */
export async function keyMap(
  db: Queryable,
  key: PgColumn,
  name: PgColumn | SQL,
  where: SQL = sql`true`,
): Promise<KeyOf> {
  const found = await rows<{ name: string | number; key: number | string }>(
    db,
    sql`select ${name} as name, ${key} as key from ${key.table} where ${where}`,
  );
  const keys = new Map(found.map((row) => [String(row.name), Number(row.key)]));
  return (wanted) => {
    const value = keys.get(String(wanted));
    if (value === undefined) throw new Error(`«${wanted}» is not in ${getTableName(key.table)}.`);
    return value;
  };
}
