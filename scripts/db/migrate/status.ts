import type { Orm } from '#platform/server/db/database';
import { readLedger } from '#platform/server/db/evolve/ledger';
import { migrationStates, type MigrationState } from '#platform/server/db/evolve/migration-states';
import type { Migration } from '#platform/server/db/migration-files';
import { unvalidatedRules } from './unvalidated-rules';

const TOLD: Readonly<Record<MigrationState['state'], string>> = {
  applied: 'aplicada',
  pending: 'pendiente',
  begun: 'a medias',
  changed: 'cambiada',
  renamed: 'renombrada',
  unknown: 'desconocida',
};

/**
 * Prints one line for each migration, and for each rule that stored rows have not been validated against.
 *
 * @returns exit code: 0 up to date, 2 something is pending, 3 files and database contradict each other.
 */
export async function printStatus(db: Orm, migrations: readonly Migration[]): Promise<number> {
  const states = migrationStates(migrations, await readLedger(db));
  for (const state of states) console.log(`${TOLD[state.state].padEnd(12)} ${state.name}${remark(state)}`);
  for (const { table, name, count, what, query } of await unvalidatedRules(db)) {
    console.log(
      count === 0
        ? `sin validar  ${table}: ${name}; todas las filas la cumplen: npm run migrate -- --validate`
        : `sin validar  ${table}: ${name}; ${count} ${count === 1 ? 'fila' : 'filas'} que ${what}: ${query};`,
    );
  }
  const has = (...kinds: readonly MigrationState['state'][]) => states.some(({ state }) => kinds.includes(state));
  if (has('changed', 'unknown')) return 3;
  return has('pending', 'begun', 'renamed') ? 2 : 0;
}

function remark({ state, done, formerName }: MigrationState): string {
  switch (state) {
    case 'begun':
      return ` (${done} pasos hechos; sigue con npm run migrate)`;
    case 'changed':
      return ' (el archivo no es el que se aplicó: restáurelo y escriba una migración nueva)';
    case 'renamed':
      return ` (se aplicó como ${formerName})`;
    case 'unknown':
      return ' (la base la tiene y aquí no hay tal archivo: viene de otra versión o de otra rama)';
    default:
      return '';
  }
}
