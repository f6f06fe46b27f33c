import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../../src/server/db/database';
import { migrate } from '../../../src/server/db/migrate';
import { migrationsHash, readMigrations } from '../../../src/server/db/migration-files';
import { templateName } from '../../../src/server/db/open-database';
import { openPglite } from '../../../src/server/db/open-pglite';

const EMPTY = 'vacia.tar.gz';

/** Folder of what `prepare.ts` has made, gone after the run; without one each database makes its own beginning. */
export const templatesDir = (): string | undefined => process.env['TEST_TEMPLATES_DIR'];

/** Leaves two templates of the embedded database in a folder: one as it is made, one with all migrations. */
export async function makeTemplates(folder: string): Promise<void> {
  const client = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  const dump = async (name: string) => {
    await client.exec('checkpoint');
    const data = await client.dumpDataDir('gzip');
    await writeFile(path.join(folder, name), new Uint8Array(await data.arrayBuffer()));
  };
  await dump(EMPTY);
  const migrations = await readMigrations();
  await migrate(drizzle(client), migrations);
  await dump(templateName(migrationsHash(migrations)));
  await client.close();
}

/** An embedded database in memory with nothing in it. */
export function openEmpty(): Promise<Database> {
  const folder = templatesDir();
  return openPglite({ dataDir: null, template: folder === undefined ? null : path.join(folder, EMPTY) });
}
