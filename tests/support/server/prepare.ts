import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../../src/server/db/open-database';
import { dropFilled } from './demo';
import { startPostgres } from './postgres';
import { makeTemplates } from './templates';

/** Within the project, so that what is built there finds its packages. */
const PREPARED = 'node_modules/.cache/red-salud-tests';

/**
 * Once for all tests of the server, what each database would else do by itself: one PostgreSQL, and on it and for the embedded
 * databases one that has all migrations, to be copied.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await mkdir(PREPARED, { recursive: true });
  const folder = path.resolve(await mkdtemp(path.join(PREPARED, 'run-')));
  const [postgres] = await Promise.all([preparePostgres(), makeTemplates(folder)]);
  process.env['TEST_TEMPLATES_DIR'] = folder;
  return async () => {
    await dropFilled(postgres.url);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function preparePostgres() {
  const migrated = await startPostgres();
  const { close } = await openDatabase({ url: migrated.url });
  await close();
  process.env['TEST_TEMPLATE_DATABASE_URL'] = migrated.url;
  return migrated;
}
