import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { sql } from 'drizzle-orm';
import * as pgCore from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { transformWithOxc } from 'vite';
import { buildModel } from '../../codegen/build/build-model';
import { Diagnostics, formatDiagnostic } from '../../codegen/diagnostic';
import { emitTables } from '../../codegen/emit/tables';
import { readSchemas } from '../../codegen/load/read-schemas';
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

/** The compiler, as far as tables: schema files → drizzle tables, in a folder of its own. */
export async function tableCompiler(): Promise<{
  readonly compile: (schemas: Readonly<Record<string, unknown>>) => Promise<Compiled>;
  readonly close: () => Promise<void>;
}> {
  const root = await mkdtemp(path.join(tmpdir(), 'evolution-'));
  const folder = path.join(root, 'schemas');
  await cp('schemas/meta', path.join(folder, 'meta'), { recursive: true });
  return {
    compile: async (schemas) => {
      await rm(path.join(folder, 'entities'), { recursive: true, force: true });
      for (const [file, content] of Object.entries(schemas)) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), JSON.stringify(content));
      }
      const diagnostics = new ExchangesAllowed();
      const model = buildModel(await readSchemas(root, diagnostics), diagnostics);
      if (diagnostics.any) throw new Error(diagnostics.all.map(formatDiagnostic).join('\n'));
      return evaluate(await emitTables(model));
    },
    close: () => rm(root, { recursive: true, force: true }),
  };
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
