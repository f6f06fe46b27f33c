import { basename } from 'node:path';
import type { Diagnostics, Place } from '../diagnostic';
import { homeOf, isOfEntity, type FunctionKind, type Functions } from '../load/read-functions';
import type { SourceDocument } from '../load/source-document';
import { areaOf } from '../names';
import { nearest } from '../nearest';
import { suggest } from '../suggest';

interface Asked {
  readonly kind: FunctionKind;
  readonly name: string;
  readonly place: Place;
}

/**
 * Finds functions that the schemas name but that are not written yet. A missing function is no schema error: its type is generated, the
 * project does not compile without it, and the server does not start. A name is reported as misspelt when an unused function has almost the
 * same name.
 *
 * @returns functions still missing, each with its file and folder
 */
export function checkFunctions(
  documents: readonly SourceDocument[],
  functions: Functions,
  diagnostics: Diagnostics,
): string[] {
  const asked = documents.flatMap(functionsIn);
  const unwritten = new Set<string>();
  for (const { kind, name, place } of asked) {
    const { file } = place.document;
    const written = namesIn(functions, kind, file);
    if (written.includes(name)) continue;
    const home = homeOf(kind, areaOf(file), basename(file, '.json'));
    unwritten.add(`${kind} \`${name}\` (${file}) → ${home}`);
    const rivals = asked.filter(
      (other) => other.kind === kind && (!isOfEntity(kind) || other.place.document.file === file),
    );
    const named = new Set(rivals.map((other) => other.name));
    const idle = written.filter((each) => !named.has(each));
    if (nearest(name, idle) !== null)
      diagnostics.add(
        'unknown-function',
        place,
        `\`${name}\` is not in ${home}, and no schema names what is there.`,
        suggest(name, idle),
      );
  }
  return [...unwritten];
}

/** Names of the functions that a schema may use: those of its own entity, and value functions of all areas. */
function namesIn(functions: Functions, kind: FunctionKind, file: string): string[] {
  const names = [...functions[kind]];
  if (!isOfEntity(kind)) return names;
  const own = `${basename(file, '.json')}.`;
  return names.filter((name) => name.startsWith(own)).map((name) => name.slice(own.length));
}

/** Functions by document. Repeated compilations reuse most documents, and so this cache. */
const found = new WeakMap<SourceDocument, readonly Asked[]>();

function functionsIn(document: SourceDocument): readonly Asked[] {
  const known = found.get(document);
  if (known) return known;
  const asked = [...functionsOf(document, document.value, [])];
  found.set(document, asked);
  return asked;
}

function* functionsOf(document: SourceDocument, value: unknown, path: readonly (string | number)[]): Generator<Asked> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const kind = kindAt(document, path, at);
    const isOperation = kind === 'operation';
    if (kind && isOperation && (child as { kind?: string }).kind !== 'import')
      yield { kind, name: key, place: { document, path: at, onKey: true } };
    else if (kind && typeof child === 'string') yield { kind, name: child, place: { document, path: at } };
    yield* functionsOf(document, child, at);
  }
}

function kindAt(
  { file }: SourceDocument,
  owner: readonly (string | number)[],
  at: readonly (string | number)[],
): FunctionKind | null {
  const key = String(at.at(-1));
  if (file.startsWith('schemas/endpoints/')) return owner.join('/') === 'operations' ? 'operation' : null;
  if (owner.at(-2) === 'transitions' && (key === 'guard' || key === 'outcome' || key === 'effects')) return key;
  if (owner.join('/') === 'x-entity/rules') return 'record';
  if (owner.join('/') === 'x-entity/derive' && key === 'fn') return 'derive';
  if (owner.at(-1) === 'x-field' && key === 'rule') return 'value';
  if (owner.at(-1) === 'x-field' && key === 'importAs') return 'cell';
  if (owner.at(-2) !== 'x-field' || key !== 'fn') return null;
  return owner.at(-1) === 'computed' ? 'fn' : owner.at(-1) === 'fills' ? 'fill' : null;
}
