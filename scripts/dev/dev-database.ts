import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { newRenames } from '../db/plan/new-renames';
import type { Database, Queryable } from '#platform/server/db/database';
import { migrate } from '#platform/server/db/migrate';
import { checksumOf, migrationsHash, readMigrations } from '#platform/server/db/migration-files';
import { templateName } from '#platform/server/db/open-database';
import { openPglite } from '#platform/server/db/open-pglite';
import { openPostgres } from '#platform/server/db/open-postgres';
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
 * The database of the session. An edited schema changes its tables at once. All edits since the last commit make one migration, planned
 * again each time from the tables before it. The file to commit is thus the one that `npm run generate` would have written.
 */
export class DevDatabase {
  readonly #session = `${process.pid} ${Date.now()}`;

  private constructor(
    readonly database: Database,
    readonly root: string,
  ) {}

  /** Opens the database and brings it to what the migrations on disk say. */
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
   * Applies migrations that came from elsewhere: `npm run generate` in another terminal, another branch. When the migration that
   * this session was working on is gone or is another by now, its tables go back to what they were before it, first.
   *
   * @returns what was done, in a word each
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
   * Changes the tables to what the schemas say now, and writes the migration that does the same elsewhere.
   *
   * @param publish writes the generated files; called once the tables are changed
   * @returns what was written or removed below src/platform/server/db/migrations, in a word each
   * @throws RefusedLosses when a committed table or column would lose its data, exactly as `npm run generate` does; nothing has changed then
   */
  async bring({ schema, renames }: Wanted, publish: () => void): Promise<readonly string[]> {
    await refuseMeeting(migrationsFolder(this.root));
    const followed = await this.follow();
    const present = await readSnapshot(this.root);
    const note = await this.#openNote();
    const base = note?.base ?? present.schema;
    const baseRenames = note ? note.baseRenames : present.renames;
    const statements = await planStatements(base, schema, renames, new Set(), baseRenames);
    // Changes that only this migration contains may be dropped: it is not applied elsewhere.
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

  /** The note of a migration that may still change: the last one, as it was written, and not in a commit yet. */
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

/** A plan that may lose data, and what it loses. */
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

/** Renames that lead back from what a migration made, so that to take it back keeps what stood under the old names. */
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
