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
  /** By the name of the table in the database. */
  readonly tables: Readonly<Record<string, PgTable>>;
  readonly renames: Renames;
  readonly triggers: NonNullable<Schema['triggers']>;
}

/** Which names may be exchanged is the planner's to say here: it knows what the last migration left. */
class ExchangesAllowed extends Diagnostics {
  override add(...fault: Parameters<Diagnostics['add']>): void {
    if (fault[0] !== 'bad-rename') super.add(...fault);
  }
}

/** The vocabulary, read once: validators of it are made once then, which takes longer than all else that is done for a small product. */
const meta = Object.entries(metaSources()).map(([file, text]) => new SourceDocument(file, text));

/**
 * The compiler, as far as tables: schemas by their paths below `schemas/` → drizzle tables.
 *
 * @throws Error with everything that is wrong with them
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

/** The emitted files are modules that know each other; evaluated as one function they need no folder that a loader can see. */
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
