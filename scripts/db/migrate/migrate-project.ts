import { existsSync } from 'node:fs';
import path from 'node:path';
import type { parseArgs } from 'node:util';
import { MIGRATIONS_DIR, readMigrations } from '#platform/server/db/migration-files';
import { openDatabase } from '#platform/server/db/open/open-database';
import { secretOf } from '#platform/server/db/secret-of';
import { startFaultText } from '#platform/server/db/open/start-fault-text';
import { refuseMeeting } from '../plan/meeting';
import { applyMigrations } from './apply';
import { printPlan } from './plan';
import { printStatus } from './status';
import { validateRules } from './validate';

const COMMANDS = { status: printStatus, plan: printPlan, validate: validateRules, apply: applyMigrations };

/** Options of `npm run migrate`. */
export const OPTIONS = {
  status: { type: 'boolean', default: false },
  plan: { type: 'boolean', default: false },
  apply: { type: 'boolean', default: false },
  validate: { type: 'boolean', default: false },
  rebase: { type: 'boolean', default: false },
} as const;

type Asked = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** `npm run migrate` as a function: migrates and returns the exit code. */
export async function migrateProject(values: Asked): Promise<number> {
  try {
    return values.rebase ? await rebase() : await onDatabase(values);
  } catch (error) {
    console.error(startFaultText(error));
    return 1;
  }
}

async function rebase(): Promise<number> {
  const { rebaseMigrations } = await import('./rebase');
  for (const line of await rebaseMigrations(process.cwd())) console.log(line);
  return 0;
}

async function onDatabase(values: Asked): Promise<number> {
  await refuseMeeting(MIGRATIONS_DIR);
  const migrations = await readMigrations();
  const name = (['status', 'plan', 'validate'] as const).find((option) => values[option]) ?? 'apply';
  const url = secretOf(process.env, 'DATABASE_URL');
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  // Inspecting a missing database must not create it; it is treated as an empty one.
  const isAbsent = !url && name !== 'apply' && !existsSync(path.join(dataDir, 'pg/PG_VERSION'));
  const database = await openDatabase({ url, dataDir: isAbsent ? null : dataDir, migrate: false });
  try {
    return await COMMANDS[name](database.orm, migrations);
  } finally {
    await database.close();
  }
}
