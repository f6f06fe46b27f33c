import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '#platform/server/db/database';
import { migrate } from '#platform/server/db/migrate';
import { migrationsHash, readMigrations } from '#platform/server/db/migration-files';
import { templateName } from '#platform/server/db/open/open-database';
import { openPglite } from '#platform/server/db/open/open-pglite';

/** Initial state of an embedded database: empty, all migrations, or the small test world too. */
export type Beginning = 'vacia' | 'migrada' | 'mundo';

/**
 * Environment variable with the folder that `prepareWorld` created, removed after the run. Without it each database creates its own initial
 * state.
 */
export const TEMPLATES_DIR = 'TEST_TEMPLATES_DIR';
export const templatesDir = (): string | undefined => process.env[TEMPLATES_DIR];

/**
 * Writes the initial states of embedded databases to a folder: the data folder of a closed database for each. The migrated one also gets
 * the files that a separate server process needs.
 */
export async function makeTemplates(folder: string, seed: (database: Database) => Promise<unknown>): Promise<void> {
  const data = (beginning: Beginning) => path.join(folder, beginning);
  await mkdir(folder, { recursive: true });
  const migrations = await readMigrations();
  const template = path.join(folder, templateName(migrationsHash(migrations)));

  const client = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  const dump = async () => {
    await client.exec('checkpoint');
    const dumped = await client.dumpDataDir('gzip');
    return new Uint8Array(await dumped.arrayBuffer());
  };
  const empty = path.join(folder, 'vacia.tar.gz');
  await writeFile(empty, await dump());
  await migrate(drizzle(client), migrations);
  await writeFile(template, await dump());
  await client.close();

  for (const [beginning, from] of [
    ['vacia', empty],
    ['migrada', template],
    ['mundo', template],
  ] as const) {
    const database = await openPglite({ dataDir: data(beginning), template: from });
    if (beginning === 'mundo') await seed(database);
    await database.close();
  }
  await rm(empty);
}

/** Opens an empty embedded database in memory. */
export async function openEmpty(): Promise<Database> {
  return openPglite({ dataDir: null, files: (await prepared('vacia')) ?? undefined });
}

interface Image {
  /** Contents of all files, concatenated. */
  readonly bytes: Uint8Array;
  readonly folders: readonly string[];
  readonly files: readonly { readonly name: string; readonly from: number; readonly to: number }[];
}

/** Read once for all files of a worker. */
const images = new Map<string, Promise<Image>>();

/**
 * Returns the files of an embedded in-memory database with the given initial state; null if nothing is prepared. The files are copied
 * without unpacking, and a closed database needs no recovery, which together takes a third of the time.
 */
export async function prepared(beginning: Beginning): Promise<MemoryFS | null> {
  const folder = templatesDir();
  if (folder === undefined) return null;
  const data = path.join(folder, beginning, 'pg');
  if (!images.has(data)) images.set(data, readImage(data));
  return new Filled(await images.get(data)!);
}

async function readImage(folder: string): Promise<Image> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const nameOf = (entry: (typeof entries)[number]) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/');
  const found = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(found.map((entry) => readFile(path.join(entry.parentPath, entry.name))));
  let at = 0;
  const files = found.map((entry, index) => {
    const from = at;
    at += contents[index]!.length;
    return { name: nameOf(entry), from, to: at };
  });
  const bytes = new Uint8Array(at);
  for (const [index, { from }] of files.entries()) bytes.set(contents[index]!, from);
  const folders = entries.filter((entry) => entry.isDirectory()).map(nameOf);
  // A nested folder comes after its parent.
  return { bytes, folders: folders.toSorted(), files };
}

/** Data folder of an embedded database. */
const DATA = '/pglite/data';

/** In-memory files that exist before the database opens. */
class Filled extends MemoryFS {
  constructor(private readonly image: Image) {
    super();
  }

  override async initialSyncFs(): Promise<void> {
    await super.initialSyncFs();
    const { FS } = this.pg!.Module;
    const { bytes, folders, files } = this.image;
    const own = bytes.slice();
    FS.mkdirTree(DATA, 0o700);
    for (const name of folders) FS.mkdir(`${DATA}/${name}`, 0o700);
    for (const { name, from, to } of files) FS.writeFile(`${DATA}/${name}`, own.subarray(from, to), { canOwn: true });
  }
}
