import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildModel } from '../../../scripts/codegen/build/build-model';
import type { CompileResult } from '../../../scripts/codegen/compile';
import { Diagnostics } from '../../../scripts/codegen/diagnostic';
import { emitFiles } from '../../../scripts/codegen/emit';
import { schemaFiles } from '../../../scripts/codegen/load/read-schemas';
import { SourceDocument } from '../../../scripts/codegen/load/source-document';
import { metaSources } from './seeded/sources';

/** Schema files by path below `schemas/`, as text or as a value to write as JSON. */
export type SchemaSet = Readonly<Record<string, unknown>>;

const textOf = (content: unknown): string => (typeof content === 'string' ? content : JSON.stringify(content, null, 2));

/** Writes a project with only the vocabulary and these schemas, and calls `use` with its folder. */
export async function withProject<T>(schemas: SchemaSet, use: (root: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(path.join(tmpdir(), 'schemas-'));
  try {
    await cp('schemas/meta', path.join(root, 'schemas/meta'), { recursive: true });
    for (const [file, content] of Object.entries(schemas)) {
      const target = path.join(root, 'schemas', file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, textOf(content));
    }
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** The vocabulary, read once: creating its validators takes ten times as long as checking a small set. */
const meta = Object.entries(metaSources()).map(([file, text]) => new SourceDocument(file, text));

/** Returns the result of `compileSchemas` for a project of the vocabulary and these schemas, without the vocabulary's own files. */
export async function compileProject(schemas: SchemaSet): Promise<CompileResult> {
  const diagnostics = new Diagnostics();
  const own = Object.entries(schemas).map(([file, content]) => new SourceDocument(`schemas/${file}`, textOf(content)));
  const model = buildModel(
    schemaFiles(
      [...meta, ...own].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
      diagnostics,
    ),
    diagnostics,
  );
  if (diagnostics.any) return { ok: false, errors: diagnostics.all };
  const files = await emitFiles(model);
  return { ok: true, model, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}
