import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashSources } from '../db/plan/current-tables';
import type { Renames, Schema, Snapshot } from '../db/plan/snapshot';

/** Wanted tables, with the former names of renamed ones. */
export interface Wanted {
  readonly schema: Schema;
  readonly renames: Renames;
}

/** Folder of the migration files. */
export const migrationsFolder = (root: string): string => path.join(root, 'src/platform/server/db/migrations');

export async function readSnapshot(root: string): Promise<Snapshot> {
  return JSON.parse(await readFile(path.join(migrationsFolder(root), 'snapshot.json'), 'utf8')) as Snapshot;
}

/** Writes the snapshot of the current tables, with the hash by which `npm run generate` detects that nothing is left to plan. */
export async function writeSnapshot(root: string, { schema, renames }: Wanted): Promise<void> {
  const snapshot: Snapshot = { sources: await hashSources(root), renames, schema };
  const file = path.join(migrationsFolder(root), 'snapshot.json');
  const text = `${JSON.stringify(snapshot, null, 1)}\n`;
  if ((await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}

export async function readMigration(root: string, name: string): Promise<string | null> {
  const file = path.join(migrationsFolder(root), `${name}.sql`);
  return existsSync(file) ? readFile(file, 'utf8') : null;
}

export const writeMigration = (root: string, name: string, text: string): Promise<void> =>
  writeFile(path.join(migrationsFolder(root), `${name}.sql`), text);
export const removeMigration = (root: string, name: string): Promise<void> =>
  rm(path.join(migrationsFolder(root), `${name}.sql`), { force: true });

/** Returns the names of the migrations, the oldest first. */
export async function migrationNames(root: string): Promise<string[]> {
  return (await readdir(migrationsFolder(root)))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .toSorted();
}

/** Returns true when a migration is in the last commit, after which others may have applied it. Null without a repository. */
export function isCommitted(root: string, name: string): Promise<boolean | null> {
  return promisify(execFile)(
    'git',
    ['ls-tree', '--name-only', 'HEAD', `src/platform/server/db/migrations/${name}.sql`],
    {
      cwd: root,
    },
  ).then(
    ({ stdout }) => stdout.trim() !== '',
    () => null,
  );
}
