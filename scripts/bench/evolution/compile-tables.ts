import { compileFunction } from 'node:vm';
import { sql } from 'drizzle-orm';
import * as pgCore from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { transformWithOxc } from 'vite';
import { buildModel } from '../../codegen/build/build-model';
import { Diagnostics, formatDiagnostic } from '../../codegen/diagnostic';
import { emitTables } from '../../codegen/emit/tables';
import { schemaFiles } from '../../codegen/load/read-schemas';
import { SourceDocument } from '../../codegen/load/source-document';
import { metaSources } from '../../../tests/support/codegen/seeded/sources';
import type { Renames, Schema } from '../../db/plan/snapshot';

export interface Compiled {
  /** Tables by their names in the database. */
  readonly tables: Readonly<Record<string, PgTable>>;
  readonly renames: Renames;
  readonly triggers: NonNullable<Schema['triggers']>;
}

/** Ignores `bad-rename`. Here the planner decides which names may be exchanged, because it knows the state after the last migration. */
class ExchangesAllowed extends Diagnostics {
  override add(...fault: Parameters<Diagnostics['add']>): void {
    if (fault[0] !== 'bad-rename') super.add(...fault);
  }
}

/** The vocabulary, read once. Its validators are then compiled once, which takes longer than all other work for a small product. */
const meta = Object.entries(metaSources()).map(([file, text]) => new SourceDocument(file, text));

/**
 * Compiles schemas, given by their paths below `schemas/`, into drizzle tables.
 *
 * @throws Error with all faults of the schemas
 */
export async function compileTables(schemas: Readonly<Record<string, unknown>>): Promise<Compiled> {
  const diagnostics = new ExchangesAllowed();
  const own = Object.entries(schemas).map(
    ([file, content]) => new SourceDocument(`schemas/${file}`, JSON.stringify(content)),
  );
  const files = schemaFiles(
    [...meta, ...own].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    diagnostics,
  );
  const model = buildModel(files, diagnostics);
  if (diagnostics.any) throw new Error(diagnostics.all.map(formatDiagnostic).join('\n'));
  return evaluate(await emitTables(model));
}

/** Evaluates the emitted modules as one function. They import each other, but need no folder that a module loader can read. */
async function evaluate(files: readonly { readonly path: string; readonly content: string }[]): Promise<Compiled> {
  const source = files
    .filter(({ path: file }) => file !== 'server/tables.gen.ts')
    .toSorted((a, b) => Number(b.path.includes('audit')) - Number(a.path.includes('audit')))
    .map(({ content }) => content.replace(/^import .*$/gm, ''))
    .join('\n');
  const names = [...source.matchAll(/^export const (\w+) = pgTable\(\s*'(\w+)'/gm)].map(
    ([, name, table]) => `${table}: ${name}`,
  );
  const { code } = await transformWithOxc(source, 'tables.ts');
  const library = { sql, ...pgCore };
  const body = `${code.replace(/^export (?=const)/gm, '').replace(/^export \{[^}]*\};?$/gm, '')}\nreturn { tables: { ${names.join(', ')} }, renames: RENAMES, triggers: TRIGGERS };`;
  const build = compileFunction(body, Object.keys(library)) as (...parts: unknown[]) => Compiled;
  return build(...Object.values(library));
}
