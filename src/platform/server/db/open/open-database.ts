import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { awaitDatabase, type Patience } from './await-database';
import type { Database } from '../database';
import { migrate } from '../migrate';
import { MIGRATIONS_DIR, migrationsHash, readMigrations } from '../migration-files';
import { openPglite, type PgliteOptions } from './open-pglite';
import { openPostgres } from './open-postgres';
import { finishImports } from '../staged/finish-imports';

export interface DatabaseOptions {
  /** URL of a PostgreSQL server; without it the embedded database is used. */
  readonly url?: string | undefined;
  /** Folder of the embedded database; null for one in memory. */
  readonly dataDir?: string | null;
  /** Folder with the build's templates of empty embedded databases. */
  readonly templatesDir?: string | undefined;
  /** Initial files of an embedded database in memory. */
  readonly files?: PgliteOptions['files'];
  readonly migrationsDir?: string;
  /** False leaves the migrations to the caller. */
  readonly migrate?: boolean;
  /** Maximum wait for an unresponsive PostgreSQL; without it, no wait. */
  readonly patience?: Patience | undefined;
}

/** Opens the configured database, applies missing migrations, and completes what an earlier process left unfinished. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const migrations = await readMigrations(options.migrationsDir ?? MIGRATIONS_DIR);
  if (options.url !== undefined && options.url !== '') requirePostgresUrl(options.url);
  const database = options.url
    ? openPostgres({ url: options.url })
    : await openPglite({
        dataDir: options.dataDir ?? null,
        template: templatePath(options.templatesDir, migrationsHash(migrations)),
        files: options.files,
      });
  try {
    if (options.url && options.patience) await awaitDatabase(database.orm, options.url, options.patience);
    if (options.migrate ?? true) {
      await migrate(database.orm, migrations);
      if (database.kind === 'pglite') await finishImports(database.orm);
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** @throws Error for a text that is no URL of a PostgreSQL server; the message omits it, because it may contain a password */
function requirePostgresUrl(url: string): void {
  if (URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol)) return;
  throw new Error('DATABASE_URL debe ser como postgres://usuario:contraseña@servidor:5432/base.');
}

/** Returns the file name of the template for a set of migrations. */
export function templateName(hash: string): string {
  return `template-${hash}.tar.gz`;
}

function templatePath(directory: string | undefined, hash: string): string | null {
  const path = directory === undefined ? null : join(directory, templateName(hash));
  return path !== null && existsSync(path) ? path : null;
}
