import { applyFix } from '../../../../scripts/codegen/fix';
import { buildModel } from '../../../../scripts/codegen/build/build-model';
import { Diagnostics, type Diagnostic } from '../../../../scripts/codegen/diagnostic';
import { NO_FUNCTIONS, readFunctions } from '../../../../scripts/codegen/load/read-functions';
import { schemaFiles } from '../../../../scripts/codegen/load/read-schemas';
import { SourceDocument } from '../../../../scripts/codegen/load/source-document';
import type { Model } from '../../../../scripts/codegen/model';
import { metaSources, type Sources } from './sources';

const meta = Object.entries(metaSources()).map(([file, text]) => new SourceDocument(file, text));
/** Functions of the product; the small set has no code. */
const written = await readFunctions(process.cwd());
const known = new Map<string, SourceDocument>();

/** Returns the compiler's diagnostics for a set of texts; writes and emits nothing. */
export function diagnose(sources: Sources): readonly Diagnostic[] {
  return compiled(sources).diagnostics;
}

interface Compiled {
  readonly model: Model;
  readonly diagnostics: readonly Diagnostic[];
}

/** Most faults are mended to the very texts that were there before. */
function compiled(sources: Sources): Compiled {
  const before = sound.find(([texts]) => isSame(texts, sources));
  if (before) return before[1];
  const result = compile(sources);
  if (result.diagnostics.length === 0 && sound.length < MOST_SOUND) sound.push([sources, result]);
  return result;
}

/** Sound sets of texts, the first of which are those that faults are put into. */
const sound: (readonly [Sources, Compiled])[] = [];
const MOST_SOUND = 20;

function isSame(a: Sources, b: Sources): boolean {
  const files = Object.keys(a);
  return files.length === Object.keys(b).length && files.every((file) => a[file] === b[file]);
}

/** The model of a set that is sound. */
export function modelOf(sources: Sources): Model {
  return compiled(sources).model;
}

function compile(sources: Sources): Compiled {
  const diagnostics = new Diagnostics();
  const documents = Object.entries(sources)
    .map(([file, text]) => documentOf(file, text))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const model = buildModel(
    schemaFiles(
      [...meta, ...documents],
      diagnostics,
      'schemas/entities/flota/marca.json' in sources ? NO_FUNCTIONS : written,
    ),
    diagnostics,
  );
  return { model, diagnostics: diagnostics.all };
}

/** The set after the fix of a diagnostic; null when it has none. */
export function fixed(sources: Sources, { fix }: Diagnostic): Sources | null {
  return fix && Object.fromEntries(Object.entries(sources).map(([file, text]) => [file, applyFix(text, fix, file)]));
}

/** Most files of a set are those of the last one. */
function documentOf(file: string, text: string): SourceDocument {
  const before = known.get(file);
  if (before?.text === text) return before;
  const document = new SourceDocument(file, text);
  known.set(file, document);
  return document;
}
