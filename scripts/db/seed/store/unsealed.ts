import { sql } from 'drizzle-orm';
import { resources } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/**
 * Runs work with the triggers of sealed documents and their lines disabled. The demo inserts such documents in their final state, and later
 * seed steps still add their lots and appointments. Signed documents stay protected.
 */
export async function unsealed(db: Queryable, work: () => Promise<void>): Promise<void> {
  const triggers = await rows<{ table: string; name: string }>(
    db,
    sql`select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname like 'esquema\\_%\\_asentado' order by c.relname`,
  );
  if (triggers.length < resources.filter(({ seal, signature }) => seal && !signature).length)
    throw new Error('The database lacks triggers that keep documents.');
  const all = async (verb: string) => {
    for (const { table, name } of triggers)
      await db.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(verb)} trigger ${sql.identifier(name)}`);
  };
  await all('disable');
  await work();
  await all('enable always');
}
