import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file of `migrations/`: applied whole, once, in the order of its name. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the SQL without its first line where that says what it was planned from, so that a file changed after it was applied is noticed. */
  readonly checksum: string;
}

/** Between statements of one file, as the planner writes it. */
export const BREAKPOINT = '--> statement-breakpoint';

/** First line of a planned migration: hashes of the tables as they were and as it leaves them. Not part of what is applied. */
export const PLANNED = /^-- tablas: ([0-9a-f]+) → ([0-9a-f]+)\r?\n/;

/** Next to this file in the sources, and next to the bundle after a build. */
export const MIGRATIONS_DIR = fileURLToPath(new URL('./migrations', import.meta.url));

/** All migrations, oldest first. */
export async function readMigrations(directory = MIGRATIONS_DIR): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const sql = await readFile(join(directory, file), 'utf8');
      return { name: file.slice(0, -'.sql'.length), sql, checksum: checksumOf(sql) };
    }),
  );
}

/** As `Migration.checksum` has it. */
export const checksumOf = (sql: string): string => sha256(sql.replace(PLANNED, ''));

/** The statements of a migration, in order. */
export function statementsOf({ sql }: Pick<Migration, 'sql'>): string[] {
  return sql
    .replace(PLANNED, '')
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** One hash of all migrations: names the template of an empty embedded database. */
export function migrationsHash(migrations: readonly Migration[]): string {
  return sha256(migrations.map((migration) => `${migration.name} ${migration.checksum}`).join('\n')).slice(0, 16);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
