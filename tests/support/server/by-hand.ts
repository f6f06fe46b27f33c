import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm, Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/** Runs statements with the triggers of a table disabled, as the database owner can. */
export async function byHand(orm: Orm, table: PgTable, work: (tx: Queryable) => Promise<unknown>): Promise<void> {
  await orm.transaction(async (tx) => {
    const name = sql.identifier(getTableName(table));
    const always = await rows<{ name: string }>(
      tx,
      sql`select tgname as name from pg_trigger where tgrelid = ${getTableName(table)}::regclass and tgenabled = 'A'`,
    );
    await tx.execute(sql`alter table ${name} disable trigger user`);
    await work(tx);
    await tx.execute(sql`alter table ${name} enable trigger user`);
    for (const trigger of always)
      await tx.execute(sql`alter table ${name} enable always trigger ${sql.identifier(trigger.name)}`);
  });
}
