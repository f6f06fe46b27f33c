import { newDatabase, startMigrated, type TestPostgres } from '../../tests/support/server/postgres';
import { run } from '../checks/steps';

/**
 * Environment variable with the URL of a PostgreSQL database that holds the demo's data. The database is copied instead of filled again, so
 * it must have no open connections.
 */
export const DEMO_URL = 'BENCH_DEMO_URL';

/**
 * A PostgreSQL database with the demo's data and its accounts.
 *
 * @param scale copies of the demo's volume
 * @throws Error when it could not be filled.
 */
export async function startDemo(scale = 1): Promise<TestPostgres> {
  const filled = process.env[DEMO_URL];
  if (filled && scale === 1) return newDatabase(filled, async () => undefined, new URL(filled).pathname.slice(1));
  const postgres = await startMigrated();
  try {
    await seed(scale, { DATABASE_URL: postgres.url });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres;
}

/**
 * Fills an embedded database with the demo's data and its accounts. The folder must be empty or missing.
 *
 * @throws Error when it could not be filled.
 */
export async function fillDemo(dataDir: string): Promise<void> {
  await seed(1, { DATABASE_URL: '', DATA_DIR: dataDir });
}

async function seed(scale: number, where: Readonly<Record<string, string>>): Promise<void> {
  const { code } = await run(
    'node_modules/.bin/tsx',
    ['scripts/db/seed/cli.ts', '--demo', '--scale', String(scale)],
    where,
  );
  if (code !== 0) throw new Error('The demo data could not be written.');
}
