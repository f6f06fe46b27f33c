import { newDatabase, startPostgres, type TestPostgres } from '../../tests/support/server/postgres';
import { run } from '../checks/steps';

/** Names a PostgreSQL database with the demo's data, to which nobody may be connected: it is copied instead of being filled anew. */
export const DEMO_URL = 'BENCH_DEMO_URL';

/**
 * Environment of a server with the demo's data, and what is to be done once it has ended: an embedded database of its own in `dataDir`, as a first
 * start fills it, or a copy of the database that `DEMO_URL` names, which takes a fraction of the time.
 */
export async function demoEnv(
  dataDir: string,
): Promise<{ readonly env: Readonly<Record<string, string>>; readonly stop: () => Promise<void> }> {
  if (!process.env[DEMO_URL]) return { env: { DATA_DIR: dataDir }, stop: async () => undefined };
  const { url, stop } = await startDemo();
  return { env: { DATABASE_URL: url, DATA_DIR: dataDir }, stop };
}

/**
 * A PostgreSQL database with the demo's data and its accounts.
 *
 * @param scale copies of the demo's volume
 * @throws Error when it could not be filled.
 */
export async function startDemo(scale = 1): Promise<TestPostgres> {
  const filled = process.env[DEMO_URL];
  if (filled && scale === 1) return newDatabase(filled, async () => undefined, new URL(filled).pathname.slice(1));
  const postgres = await startPostgres();
  const { code } = await run('node_modules/.bin/tsx', ['scripts/db/seed/cli.ts', '--demo', '--scale', String(scale)], {
    DATABASE_URL: postgres.url,
  });
  if (code === 0) return postgres;
  await postgres.stop();
  throw new Error('The demo data could not be written.');
}
