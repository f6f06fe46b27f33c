import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../src/server/db/database';
import { rows } from '../../../../src/server/db/rows';

/** Finds the number of a record by what people call it; throws when there is none. */
export type KeyOf = (name: string) => number;

/** Every key of a table by the text of a column that tells its records apart. */
export async function keyMap(db: Queryable, key: PgColumn, name: PgColumn): Promise<KeyOf> {
  const found = await rows<{ name: string; key: number | string }>(db, sql`select ${name} as name, ${key} as key from ${key.table}`);
  const keys = new Map(found.map((row) => [row.name, Number(row.key)]));
  return (wanted) => {
    const value = keys.get(wanted);
    if (value === undefined) throw new Error(`«${wanted}» is not in ${getTableName(key.table)}.`);
    return value;
  };
}
