import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { newRenames } from '../db/plan/new-renames';
import type { Database, Queryable } from '#platform/server/db/database';
import { migrate } from '#platform/server/db/migrate';
import { checksumOf, migrationsHash, readMigrations } from '#platform/server/db/migration-files';
import { templateName } from '#platform/server/db/open/open-database';
import { openPglite } from '#platform/server/db/open/open-pglite';
import { openPostgres } from '#platform/server/db/open/open-postgres';
import { refuseChangedValues } from '#platform/server/db/evolve/refuse-changed-values';
import { refuseMeeting } from '../db/plan/meeting';
import { nextMigrationName } from '../db/plan/migration-name';
import { migrationText } from '../db/plan/migration-text';
import type { Renames, Schema } from '../db/plan/snapshot';
import { planStatements, RefusedLosses } from '../db/plan/statements';
import {
  isCommitted,
  migrationNames,
  migrationsFolder,
  readMigration,
  readSnapshot,
  removeMigration,
  writeMigration,
  writeSnapshot,
  type Wanted,
} from './dev-migration';
import { noteApplied, readNote, writeNote, type DevNote } from './dev-note';

export interface DevDatabaseOptions {
  readonly root: string;
  readonly url: string | undefined;
  readonly dataDir: string;
}

/**
 * Database of the session. An edited schema changes its tables at once. All edits since the last commit form one migration, planned again
 * each time from the tables before it. The file to commit therefore equals the output of `npm run generate`.
 */
export class DevDatabase {
  readonly #session = `${process.pid} ${Date.now()}`;

  private constructor(
    readonly database: Database,
    readonly root: string,
  ) {}

  /** Opens the database and applies the migrations on disk. */
  static async open({ root, url, dataDir }: DevDatabaseOptions): Promise<DevDatabase> {
    const template = path.join(
      root,
      'dist',
      templateName(migrationsHash(await readMigrations(migrationsFolder(root)))),
    );
    const database = url
      ? openPostgres({ url })
      : await openPglite({ dataDir, template: existsSync(template) ? template : null });
    const opened = new DevDatabase(database, root);
    try {
      await opened.follow();
    } catch (error) {
      await database.close();
      throw error;
    }
    return opened;
  }

  /**
   * Applies migrations from elsewhere: `npm run generate` in another terminal, another branch. When this session's current migration was
   * removed or replaced, its table changes are reverted first.
   *
   * @returns short descriptions of the actions
   */
  async follow(): Promise<readonly string[]> {
    const { orm } = this.database;
    const note = await readNote(orm);
    const text = note && (await readMigration(this.root, note.migration));
    const undone = note && (text === null || checksumOf(text) !== note.checksum) ? await this.#takeBack(note) : [];
    const applied = await migrate(orm, await readMigrations(migrationsFolder(this.root)));
    return [...undone, ...applied.map((name) => `applied migration ${name}`)];
  }

  /**
   * Migrates the tables to the current schemas, and writes the migration file for other databases.
   *
   * @param publish writes the generated files; called once the tables are changed
   * @returns names of files written or removed below src/platform/server/db/migrations
   * @throws RefusedLosses, without changes, when a committed table or column would lose its data, exactly like `npm run generate`
   */
  async bring({ schema, renames }: Wanted, publish: () => void): Promise<readonly string[]> {
    await refuseMeeting(migrationsFolder(this.root));
    const followed = await this.follow();
    const present = await readSnapshot(this.root);
    const note = await this.#openNote();
    const base = note?.base ?? present.schema;
    const baseRenames = note ? note.baseRenames : present.renames;
    const statements = await planStatements(base, schema, renames, new Set(), baseRenames);
    // Tables and columns that only this migration adds may be dropped: it is not applied elsewhere.
    const { steps, lost } = note
      ? await planLosing(present.schema, schema, renames, present.renames)
      : { steps: statements, lost: [] };
    if (steps.length === 0) {
      publish();
      await writeSnapshot(this.root, { schema, renames });
      return followed;
    }
    const migration = note?.migration ?? (await nextMigrationName(migrationsFolder(this.root), base, schema));
    const text = migrationText(base, schema, statements);
    const next: DevNote | null =
      statements.length === 0
        ? null
        : { migration, checksum: checksumOf(text), base, baseRenames, schema, renames, session: this.#session };
    await this.#change(migration, steps, async (tx) => {
      await noteApplied(tx, migration, next?.checksum ?? null);
      await writeNote(tx, next);
    });
    publish();
    if (next) await writeMigration(this.root, migration, text);
    else await removeMigration(this.root, migration);
    await writeSnapshot(this.root, { schema, renames });
    return [
      ...followed,
      `${next ? (note ? 'changed' : 'new') : 'removed'} migration ${migration}`,
      ...lost.map((name) => `dropped ${name}, which no commit has`),
    ];
  }

  close(): Promise<void> {
    return this.database.close();
  }

  /** Returns the note of the last migration while it may still change: its file is unmodified and not yet committed. */
  async #openNote(): Promise<DevNote | null> {
    const note = await readNote(this.database.orm);
    if (!note || (await migrationNames(this.root)).at(-1) !== note.migration) return null;
    const text = await readMigration(this.root, note.migration);
    if (text === null || checksumOf(text) !== note.checksum) return null;
    const committed = await isCommitted(this.root, note.migration);
    return committed === null ? (note.session === this.#session ? note : null) : committed ? null : note;
  }

  async #takeBack(note: DevNote): Promise<readonly string[]> {
    const { steps, lost } = await planLosing(note.schema, note.base, inverseRenames(note));
    await this.#change(note.migration, steps, async (tx) => {
      await noteApplied(tx, note.migration, null);
      await writeNote(tx, null);
    });
    return [`took back migration ${note.migration}`, ...lost.map((name) => `dropped ${name}`)];
  }

  #change(migration: string, steps: readonly string[], note: (tx: Queryable) => Promise<void>): Promise<void> {
    return this.database.orm.transaction(async (tx) => {
      for (const step of steps) {
        await refuseChangedValues(tx, migration, step, 0);
        await tx.execute(sql.raw(step)).catch((error: unknown) => {
          const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
          throw new Error(
            `The database refused a step of the migration: ${cause instanceof Error ? cause.message : String(cause)}\n${step}`,
            { cause: error },
          );
        });
      }
      await note(tx);
    });
  }
}

/** Returns a plan that may lose data, and its losses. */
async function planLosing(
  previous: Schema,
  current: Schema,
  renames: Renames,
  applied?: Renames,
): Promise<{ readonly steps: string[]; readonly lost: readonly string[] }> {
  try {
    return { steps: await planStatements(previous, current, renames, new Set(), applied), lost: [] };
  } catch (error) {
    if (!(error instanceof RefusedLosses)) throw error;
    const lost = error.losses.map(({ name }) => name);
    return { steps: await planStatements(previous, current, renames, new Set(lost), applied), lost };
  }
}

/** Returns renames that revert those of a migration, so that undoing it retains the data under the old names. */
function inverseRenames({ base, baseRenames, schema, renames }: DevNote): Renames {
  const { tables, columns } = newRenames(base, schema, renames, baseRenames);
  const former = new Map(tables.map(({ from, to }) => [to, from]));
  return {
    tables: tables.map(({ from, to }) => ({ from: to, to: from, key: keyOf(base, from) })),
    columns: columns.map(({ table, from, to }) => ({ table: former.get(table) ?? table, from: to, to: from })),
  };
}

function keyOf(schema: Schema, name: string): string {
  const table = Object.values(schema.tables).find((each) => each.name === name);
  return Object.values(table?.columns ?? {}).find((column) => column.primaryKey)?.name ?? '';
}
