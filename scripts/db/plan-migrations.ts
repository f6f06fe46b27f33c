/**
 * Plans the migration that the generated tables need; `npm run generate` ends with it. Writes
 * `src/platform/server/db/migrations/NNNN_<name>.sql` and `snapshot.json`; commit both with the schemas. `--drop unidad.nombre_corto,cama`
 * names the tables and columns that may be dropped with their data.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { currentTables, hashSources } from './plan/current-tables';
import { refuseMeeting } from './plan/meeting';
import { nextMigrationName } from './plan/migration-name';
import { migrationText } from './plan/migration-text';
import type { Snapshot } from './plan/snapshot';

export interface PlanOptions {
  /** Writes nothing and fails when a migration is missing. */
  readonly check?: boolean;
  /** Folder of the project. */
  readonly root?: string;
  /** Tables (`cama`) and columns (`unidad.nombre_corto`) that may be lost. */
  readonly drop?: readonly string[];
}

/**
 * @returns names of the files written, none when the tables equal those of the last snapshot.
 * @throws RefusedLosses when the change would lose data that `drop` does not name; BadRename when a former name is contradictory; Error
 * when migrations of two branches met.
 */
export async function planMigrations({
  check = false,
  root = process.cwd(),
  drop = dropArgument(),
}: PlanOptions = {}): Promise<readonly string[]> {
  if (!existsSync(path.join(root, 'generated/server/tables.gen.ts'))) return [];
  const folder = path.join(root, 'src/platform/server/db/migrations');
  await refuseMeeting(folder);
  const snapshot = await readSnapshot(folder);
  const sources = await hashSources(root);
  if (snapshot?.sources === sources) return [];

  const { describeTables } = await import('./plan/kit');
  const { planStatements } = await import('./plan/statements');
  const { schema, renames } = await currentTables(root);
  const previous = snapshot?.schema ?? describeTables({});
  const statements = await planStatements(
    previous,
    schema,
    renames,
    new Set(drop),
    snapshot ? snapshot.renames : { tables: [], columns: [] },
  );
  if (check && statements.length > 0)
    throw new Error('Falta una migración: ejecute `npm run generate` y guarde el resultado.');
  if (check) return [];

  const written: string[] = [];
  if (statements.length > 0) {
    const name = `${await nextMigrationName(folder, previous, schema)}.sql`;
    await writeFile(path.join(folder, name), migrationText(previous, schema, statements));
    written.push(name);
  }
  await writeFile(
    path.join(folder, 'snapshot.json'),
    `${JSON.stringify({ sources, renames, schema } satisfies Snapshot, null, 1)}\n`,
  );
  return written;
}

async function readSnapshot(folder: string): Promise<Snapshot | null> {
  const file = path.join(folder, 'snapshot.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Snapshot) : null;
}

function dropArgument(): string[] {
  const at = process.argv.indexOf('--drop');
  return at < 0 ? [] : (process.argv[at + 1] ?? '').split(',').filter((name) => name !== '');
}

if (process.argv[1] === import.meta.filename) console.log((await planMigrations()).join('\n') || 'Nada que migrar.');
