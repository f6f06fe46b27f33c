import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renames, Schema } from './snapshot';

/** Returns the current tables, from the generated files and the system's own tables, and the former names. */
export async function currentTables(root: string): Promise<{ readonly schema: Schema; readonly renames: Renames }> {
  const { describeWhole } = await import('./kit');
  const { RENAMES, ITEMS = {} } = (await load(path.join(root, 'generated/server/renames.gen.ts'))) as {
    RENAMES: Renames;
    ITEMS?: Readonly<Record<string, string>>;
  };
  const { TRIGGERS } = (await load(path.join(root, 'generated/server/triggers.gen.ts'))) as {
    TRIGGERS: NonNullable<Schema['triggers']>;
  };
  const modules = {
    ...(await load(path.join(root, 'generated/server/tables.gen.ts'))),
    ...(await load(path.join(root, 'src/platform/server/db/system-tables.ts'))),
  };
  return { schema: describeWhole(modules, ITEMS, TRIGGERS), renames: RENAMES };
}

/** Returns a hash of the files that define the tables. While it is unchanged, nothing has to be planned. */
export async function hashSources(root: string): Promise<string> {
  const server = path.join(root, 'generated/server');
  const names = (await readdir(path.join(server, 'tables')))
    .toSorted()
    .map((name) => path.join(server, 'tables', name));
  const files = [
    ...names,
    path.join(server, 'audit-columns.gen.ts'),
    path.join(server, 'renames.gen.ts'),
    path.join(server, 'triggers.gen.ts'),
    path.join(root, 'src/platform/server/db/system-tables.ts'),
  ];
  const hash = createHash('sha256');
  for (const content of await Promise.all(files.map((file) => readFile(file, 'utf8'))))
    hash.update(content).update('\0');
  return hash.digest('hex');
}

async function load(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}
