import type { Orm } from '#platform/server/db/database';
import { migrate } from '#platform/server/db/migrate';
import type { Migration } from '#platform/server/db/migration-files';
import { unvalidatedRules } from './unvalidated-rules';

/**
 * Applies pending migrations and prints what remains to be done.
 *
 * @returns exit code 0; a migration that cannot be applied throws.
 */
export async function applyMigrations(db: Orm, migrations: readonly Migration[]): Promise<number> {
  const started = performance.now();
  const applied = await migrate(db, migrations);
  for (const name of applied) console.log(`aplicada   ${name}`);
  console.log(`Base de datos al día (${((performance.now() - started) / 1000).toFixed(2)} s).`);
  if (applied.length > 0 && (await unvalidatedRules(db)).length > 0)
    console.log(
      'Hay reglas que solo valen para lo que se escriba desde ahora: `npm run migrate -- --status` dice qué filas no las cumplen.',
    );
  return 0;
}
