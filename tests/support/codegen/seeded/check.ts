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

/** Cached, because fixing a fault usually restores the original texts. */
function compiled(sources: Sources): Compiled {
  const before = sound.find(([texts]) => isSame(texts, sources));
  if (before) return before[1];
  const result = compile(sources);
  if (result.diagnostics.length === 0 && sound.length < MAX_SOUND) sound.push([sources, result]);
  return result;
}

/** Valid sets of texts. Faults are inserted into the first ones. */
const sound: (readonly [Sources, Compiled])[] = [];
const MAX_SOUND = 20;

function isSame(a: Sources, b: Sources): boolean {
  const files = Object.keys(a);
  return files.length === Object.keys(b).length && files.every((file) => a[file] === b[file]);
}

/** Returns the model of a valid set. */
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

/** Returns the set after the fix of a diagnostic; null if it has no fix. */
export function fixed(sources: Sources, { fix }: Diagnostic): Sources | null {
  return fix && Object.fromEntries(Object.entries(sources).map(([file, text]) => [file, applyFix(text, fix, file)]));
}

/** Cached, because most files of a set equal those of the previous one. */
function documentOf(file: string, text: string): SourceDocument {
  const before = known.get(file);
  if (before?.text === text) return before;
  const document = new SourceDocument(file, text);
  known.set(file, document);
  return document;
}
