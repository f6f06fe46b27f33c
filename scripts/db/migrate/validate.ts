import { sql } from 'drizzle-orm';
import type { Orm } from '#platform/server/db/database';
import { unvalidatedRules } from './unvalidated-rules';

/**
 * Validates the rules that every stored row follows, each in its own transaction that does not block readers and writers. Prints the rows
 * that violate the other rules.
 *
 * @returns exit code: 0 all are validated, 1 some rows still violate one.
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
