/**
 * `npm run migrate`: applies pending migrations to DATABASE_URL, or to the embedded database in DATA_DIR.
 * `-- --status` tells how the database stands, `-- --plan` what would be done; both change nothing.
 * `-- --validate` closes the rules that earlier rows did not have to follow, `-- --rebase` mends migrations of two branches.
 * Exit codes: 0 all is well, 1 refused or failed, 2 something is pending, 3 files and database contradict each other.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS_DIR, readMigrations } from '../../src/server/db/migration-files';
import { openDatabase } from '../../src/server/db/open-database';
import { commandLine } from '../codegen/command-line';
import { applyMigrations } from './migrate/apply';
import { printPlan } from './migrate/plan';
import { printStatus } from './migrate/status';
import { validateRules } from './migrate/validate';
import { refuseMeeting } from './plan/meeting';

const COMMANDS = { status: printStatus, plan: printPlan, validate: validateRules, apply: applyMigrations };

const USAGE = `npm run migrate -- [--status | --plan | --apply | --validate | --rebase]

  Applies pending migrations to DATABASE_URL, or to the embedded database in DATA_DIR (.data).

  --status    tells how the database stands, and changes nothing
  --plan      tells what would be done, and changes nothing
  --validate  closes the rules that earlier rows did not have to follow
  --rebase    mends migrations of two branches

  Exit codes: 0 all is well, 1 refused or failed, 2 something is pending, or there is no such option, 3 files and database contradict each other`;

const { values } = commandLine(USAGE, {
  status: { type: 'boolean', default: false },
  plan: { type: 'boolean', default: false },
  apply: { type: 'boolean', default: false },
  validate: { type: 'boolean', default: false },
  rebase: { type: 'boolean', default: false },
});

try {
  process.exitCode = values.rebase ? await rebase() : await onDatabase();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function rebase(): Promise<number> {
  const { rebaseMigrations } = await import('./migrate/rebase');
  for (const line of await rebaseMigrations(process.cwd())) console.log(line);
  return 0;
}

async function onDatabase(): Promise<number> {
  await refuseMeeting(MIGRATIONS_DIR);
  const migrations = await readMigrations();
  const name = (['status', 'plan', 'validate'] as const).find((option) => values[option]) ?? 'apply';
  const url = process.env['DATABASE_URL'];
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  // To look at a database that does not exist must not create it: it is as good as an empty one.
  const isAbsent = !url && name !== 'apply' && !existsSync(path.join(dataDir, 'pg/PG_VERSION'));
  const database = await openDatabase({ url, dataDir: isAbsent ? null : dataDir, migrate: false });
  try {
    return await COMMANDS[name](database.orm, migrations);
  } finally {
    await database.close();
  }
}
