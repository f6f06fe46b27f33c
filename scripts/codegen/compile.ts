import { buildModel } from './build/build-model';
import { Diagnostics, type Diagnostic } from './diagnostic';
import { emitters } from './emit';
import { readSchemas } from './load/read-schemas';
import type { Model, OutputFile } from './model';
import { emitVocabulary } from './vocabulary/emit-vocabulary';

export type CompileResult =
  | { readonly ok: true; readonly model: Model; readonly files: readonly OutputFile[] }
  | { readonly ok: false; readonly errors: readonly Diagnostic[] };

/** Reads the schemas below `root` and gives every file to write, or everything that is wrong with them. Writes nothing. */
export async function compileSchemas(root: string): Promise<CompileResult> {
  const diagnostics = new Diagnostics();
  const schemas = await readSchemas(root, diagnostics);
  const model = buildModel(schemas, diagnostics);
  if (diagnostics.any) return { ok: false, errors: diagnostics.all };
  const files: OutputFile[] = emitVocabulary(schemas.meta);
  for (const emit of emitters) files.push(...(await emit(model)));
  return { ok: true, model, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}
