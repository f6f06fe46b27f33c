import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from '#platform/server/db/migrate';
import { PLANNED, readMigrations, statementsOf, type Migration } from '#platform/server/db/migration-files';
import { openPglite } from '#platform/server/db/open/open-pglite';
import { currentTables, hashSources } from '../plan/current-tables';
import { databaseShape } from '../plan/database-shape';
import { findMeetings } from '../plan/meeting';
import { schemaHash } from '../plan/migration-text';
import type { Schema, Snapshot } from '../plan/snapshot';
import { planStatements } from '../plan/statements';

/**
 * Orders migrations that were planned in parallel: the later one gets the next number, and the snapshot is updated to the schemas. Before
 * anything is written, all migrations are applied to an empty in-memory database, and the result is compared with the tables of the
 * schemas.
 *
 * @returns names of the files that were renamed or written
 * @throws Error, with nothing written, when the migrations together do not produce those tables.
 */
export async function rebaseMigrations(root: string): Promise<string[]> {
  const folder = path.join(root, 'src/platform/server/db/migrations');
  const migrations = await readMigrations(folder);
  const later = new Set(findMeetings(migrations).map(({ second }) => second));
  const { schema, renames } = await currentTables(root);
  let number = Math.max(
    ...migrations.filter(({ name }) => !later.has(name)).map(({ name }) => Number(name.slice(0, 4))),
  );
  const moved = migrations.map((migration) =>
    later.has(migration.name)
      ? {
          ...migration,
          was: migration.name,
          name: `${String((number += 1)).padStart(4, '0')}${migration.name.slice(4)}`,
        }
      : { ...migration, was: migration.name },
  );
  const ordered = moved.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const differences = await compareWithTables(ordered, schema);
  if (differences.length > 0) {
    throw new Error(
      `Las migraciones, una tras otra, no hacen las tablas que dicen los esquemas:\n${differences.map((line) => `  ${line}`).join('\n')}\n` +
        `No se cambió nada. Borre la suya (${[...later].map((name) => `${name}.sql`).join(', ') || 'la última'}), tome snapshot.json de la otra rama y ejecute npm run generate; una base local que ya la tenga se hace de nuevo.`,
    );
  }
  const written: string[] = [];
  for (const { was, name } of ordered.filter((migration) => migration.was !== migration.name)) {
    await rename(path.join(folder, `${was}.sql`), path.join(folder, `${name}.sql`));
    written.push(`${was}.sql → ${name}.sql`);
  }
  await chain(folder, ordered, schemaHash(schema));
  const snapshot: Snapshot = { sources: await hashSources(root), renames, schema };
  await writeFile(path.join(folder, 'snapshot.json'), `${JSON.stringify(snapshot, null, 1)}\n`);
  return [...written, 'snapshot.json'];
}

/** Updates the first line of each migration, which states its predecessor. Databases do not store this line. */
async function chain(folder: string, migrations: readonly Migration[], end: string): Promise<void> {
  const planned = migrations.filter(({ sql: text }) => PLANNED.test(text));
  let from: string | undefined;
  for (const [at, { name, sql: text }] of planned.entries()) {
    const [line = '', begins = '', ends = ''] = PLANNED.exec(text) ?? [];
    const [start, stop] = [from ?? begins, at === planned.length - 1 ? end : ends];
    if (start !== begins || stop !== ends)
      await writeFile(path.join(folder, `${name}.sql`), `-- tablas: ${start} → ${stop}\n${text.slice(line.length)}`);
    from = stop;
  }
}

/** Differences between migrations and schemas: `-` for lines of the migrations only, `+` for lines of the schemas only. */
async function compareWithTables(migrations: readonly Migration[], schema: Schema): Promise<string[]> {
  const shapeAfter = async (prepare: (database: Awaited<ReturnType<typeof openPglite>>) => Promise<void>) => {
    const database = await openPglite({ dataDir: null });
    try {
      await prepare(database);
      return await databaseShape(database.orm);
    } finally {
      await database.close();
    }
  };
  const made = await shapeAfter(async ({ orm }) => void (await migrate(orm, migrations)));
  const said = await shapeAfter(async ({ orm }) => {
    // Hand-written prerequisites of the tables: extensions and functions in the first migration, more functions in later ones.
    await migrate(orm, migrations.slice(0, 1));
    const later = migrations
      .slice(1)
      .filter(({ sql: text }) => !PLANNED.test(text))
      .flatMap(statementsOf);
    const asked = JSON.stringify(schema);
    for (const statement of later) {
      const name = /^(?:--[^\n]*\n\s*)*create (?:or replace )?function (\w+)/i.exec(statement)?.[1];
      if (name && asked.includes(`${name}(`)) await orm.execute(sql.raw(statement));
    }
    const { describeTables } = await import('../plan/kit');
    const none = { tables: [], columns: [] };
    for (const statement of await planStatements(describeTables({}), schema, none, new Set(), none))
      await orm.execute(sql.raw(statement));
  });
  return [
    ...made.filter((line) => !said.includes(line)).map((line) => `- ${line}`),
    ...said.filter((line) => !made.includes(line)).map((line) => `+ ${line}`),
  ];
}
