import { deepEqual } from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/server/db/database';
import { openDatabase } from '#platform/server/db/open/open-database';
import { createApp } from '#app/server/create-app';
import { configOf } from './config';
import { dropFilled } from './demo';
import { MIGRATED_URL, newDatabase, onServer, startPostgres, worldName } from './postgres';
import { PREPARED_WORLD } from './prepared';
import { makeTemplates, TEMPLATES_DIR } from './templates';
import { seedWorld, type World } from './world';

/** Inside the project, so that bundles find its packages. */
const PREPARED = 'node_modules/.cache/red-salud-tests';

/**
 * Prepares, once for all server tests, what each database would otherwise do itself. It starts one PostgreSQL. It creates a fully migrated
 * database and one with the small test world, as templates for the server and for embedded databases. Returns a function that removes them.
 */
export async function prepareWorld(): Promise<() => Promise<void>> {
  await mkdir(PREPARED, { recursive: true });
  const folder = path.resolve(await mkdtemp(path.join(PREPARED, 'run-')));
  let embedded: World | undefined;
  const [{ postgres, world }] = await Promise.all([
    preparePostgres(),
    makeTemplates(folder, async (database) => {
      embedded = await fillWorld(database);
    }),
  ]);
  // Keys follow the order of writing on both engines, so one description fits both.
  deepEqual(embedded, world);
  process.env[TEMPLATES_DIR] = folder;
  process.env[PREPARED_WORLD] = JSON.stringify(world);
  return async () => {
    for (const name of [TEMPLATES_DIR, MIGRATED_URL, PREPARED_WORLD]) delete process.env[name];
    await dropFilled(postgres.url);
    await onServer(postgres.url, (client) =>
      client.query(`drop database if exists ${worldName(postgres.url)} with (force)`),
    );
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Writes the small world, and the empty queues that a first start of the application creates. */
async function fillWorld(database: Database): Promise<World> {
  const world = await seedWorld(database);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-mundo-'));
  const app = await createApp({ database, config: configOf({ dataDir }) });
  await app.ready();
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
  await database.orm.execute(sql`delete from trabajos.job`);
  return world;
}

async function preparePostgres() {
  const migrated = await startPostgres();
  const { close } = await openDatabase({ url: migrated.url });
  await close();
  process.env[MIGRATED_URL] = migrated.url;
  const made = await newDatabase(migrated.url, async () => undefined, new URL(migrated.url).pathname.slice(1));
  const database = await openDatabase({ url: made.url });
  const world = await fillWorld(database);
  await database.close();
  await onServer(made.url, (client) =>
    client.query(`alter database ${new URL(made.url).pathname.slice(1)} rename to ${worldName(migrated.url)}`),
  );
  return { postgres: migrated, world };
}
