import { buildModel } from './build/build-model';
import { Diagnostics, type Diagnostic } from './diagnostic';
import { emitFiles } from './emit';
import { formatFiles } from './format-files';
import type { DescribedKeyword } from './keywords/field-keyword';
import { FIELD_KEYWORDS } from './keywords/field-keywords';
import { emitEditorField } from './keywords/meta-schema';
import { readSchemas, type SchemaFiles } from './load/read-schemas';
import type { Model, OutputFile } from './model';
import { emitVocabulary } from './vocabulary/emit-vocabulary';

type Refused = { readonly ok: false; readonly errors: readonly Diagnostic[] };
export type ReadResult = { readonly ok: true; readonly model: Model; readonly schemas: SchemaFiles } | Refused;
export type CompileResult =
  | { readonly ok: true; readonly model: Model; readonly files: readonly OutputFile[] }
  | Refused;

/** Reads the schemas below `root` and returns the model or all errors. Skips emitting files, which is the slow part. */
export async function readModel(
  root: string,
  keywords: readonly DescribedKeyword[] = FIELD_KEYWORDS,
): Promise<ReadResult> {
  const diagnostics = new Diagnostics();
  const schemas = await readSchemas(root, diagnostics);
  const model = buildModel(schemas, diagnostics, keywords);
  return diagnostics.any ? { ok: false, errors: diagnostics.all } : { ok: true, model, schemas };
}

/**
 * Reads the schemas below `root` and returns every file to write, or all errors. Writes nothing.
 *
 * @param keywords keywords allowed in `x-field`
 */
export async function compileSchemas(
  root: string,
  keywords: readonly DescribedKeyword[] = FIELD_KEYWORDS,
): Promise<CompileResult> {
  const read = await readModel(root, keywords);
  if (!read.ok) return read;
  const files = [
    ...emitVocabulary(read.schemas.meta, keywords),
    ...emitEditorField(keywords),
    ...(await emitFiles(read.model)),
  ];
  return {
    ok: true,
    model: read.model,
    files: await formatFiles(files.toSorted((a, b) => (a.path < b.path ? -1 : 1))),
  };
}
