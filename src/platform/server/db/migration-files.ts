import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file of `migrations/`, applied once, in the order of its name. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the SQL, by which a later change of the file is detected. Excludes the first line of a planned migration (`PLANNED`). */
  readonly checksum: string;
}

/** Separator of the statements in a file, as the planner writes it. */
export const BREAKPOINT = '--> statement-breakpoint';

/** First line of a planned migration: hashes of the tables before and after it. It is not part of the applied SQL. */
export const PLANNED = /^-- tablas: ([0-9a-f]+) → ([0-9a-f]+)\r?\n/;

/** Beside this file in the sources, and beside the bundle after a build. */
export const MIGRATIONS_DIR = fileURLToPath(new URL('./migrations', import.meta.url));

/** Reads all migrations, oldest first. */
export async function readMigrations(directory = MIGRATIONS_DIR): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const sql = await readFile(join(directory, file), 'utf8');
      return { name: file.slice(0, -'.sql'.length), sql, checksum: checksumOf(sql) };
    }),
  );
}

/** Computes `Migration.checksum`. */
export const checksumOf = (sql: string): string => sha256(sql.replace(PLANNED, ''));

/** Splits a migration into its statements, in order. */
export function statementsOf({ sql }: Pick<Migration, 'sql'>): string[] {
  return sql
    .replace(PLANNED, '')
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** Computes one hash of all migrations, which names the template of an empty embedded database. */
export function migrationsHash(migrations: readonly Migration[]): string {
  return sha256(migrations.map((migration) => `${migration.name} ${migration.checksum}`).join('\n')).slice(0, 16);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
