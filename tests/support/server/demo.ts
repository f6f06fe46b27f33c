import { sql } from 'drizzle-orm';
import { seedDemo } from '../../../scripts/db/seed/index';
import { openDatabase, type DatabaseOptions } from '#platform/server/db/open/open-database';
import { MIGRATED_URL, newDatabase, onServer, startMigrated, type TestPostgres } from './postgres';
import { DEMO_FOLDER, fillFolder } from '../web/demo-folder';
import { templatesDir } from './templates';

/** Arbitrary lock id. Its holder fills the database, while the others wait. */
const LOCK = 7_320_777;

/** Starts a PostgreSQL database with the demo's data and accounts. Tests on a shared server fill one once and get copies. */
export async function startFilled(): Promise<TestPostgres> {
  const shared = process.env[MIGRATED_URL];
  if (shared === undefined) {
    const postgres = await startMigrated();
    await fill({ url: postgres.url });
    return postgres;
  }
  const { template, filled } = namesOf(shared);
  await onServer(shared, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [filled]);
    if (rowCount !== 0) return;
    // The final name is given only to a complete database; an unfinished one has another name.
    const begun = await newDatabase(shared, async () => undefined, template);
    await fill({ url: begun.url });
    await client.query(`alter database ${new URL(begun.url).pathname.slice(1)} rename to ${filled}`);
  });
  return newDatabase(shared, async () => undefined, filled);
}

/** Drops the database that `startFilled` filled beside this one, after its last copy. */
export async function dropFilled(shared: string): Promise<void> {
  await onServer(shared, (client) => client.query(`drop database if exists ${namesOf(shared).filled} with (force)`));
}

/** Returns the names of the migrated database, different in each run, and of the one with the demo's data. */
function namesOf(shared: string): { readonly template: string; readonly filled: string } {
  const template = new URL(shared).pathname.slice(1);
  return { template, filled: `${template}_demo` };
}

/**
 * Creates an embedded database with the demo's data and accounts in an empty or missing folder. It is a copy, if a first start has made
 * one.
 */
export async function fillEmbedded(dataDir: string): Promise<void> {
  if (process.env[DEMO_FOLDER]) await fillFolder(dataDir);
  else await fill({ dataDir, templatesDir: templatesDir() });
}

/** Number of copies of the demo's data. More than one checks whether results also hold for larger volumes. */
const SCALE = Number(process.env['TEST_DEMO_SCALE'] ?? 1);

async function fill(where: DatabaseOptions): Promise<void> {
  const database = await openDatabase(where);
  try {
    await seedDemo(database.orm, { scale: SCALE });
    await database.orm.execute(sql`vacuum (analyze)`);
  } finally {
    await database.close();
  }
}
