import { sql } from 'drizzle-orm';
import type { Orm } from '#platform/server/db/database';
import { unvalidatedRules } from './unvalidated-rules';

/**
 * Closes the rules that every stored row follows by now, each in a transaction of its own that lets others read and write;
 * tells which rows stand in the way of the rest.
 *
 * @returns exit code: 0 all are closed, 1 some rows still break one.
 */
export async function validateRules(db: Orm): Promise<number> {
  let open = 0;
  for (const { table, name, count, what, query } of await unvalidatedRules(db)) {
    if (count > 0) {
      open += 1;
      console.log(`sin validar  ${table}: ${name}; ${count} ${count === 1 ? 'fila' : 'filas'} que ${what}: ${query};`);
      continue;
    }
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '30s'`);
      await tx.execute(sql.raw(`alter table "${table}" validate constraint "${name}"`));
    });
    console.log(`validada     ${table}: ${name}`);
  }
  if (open === 0) console.log('Todas las reglas valen para todas las filas.');
  return open === 0 ? 0 : 1;
}
