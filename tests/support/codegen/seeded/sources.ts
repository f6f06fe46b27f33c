import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type JSONPath,
  type Node,
} from 'jsonc-parser';
import { baseSchemas } from '../base-schemas';

/** Texts of schema files by their path relative to the project's folder. */
export type Sources = Readonly<Record<string, string>>;
export interface Site {
  readonly file: string;
  readonly path: JSONPath;
  readonly value: unknown;
  /** Offset after the value. */
  readonly end: number;
}

const FORMAT = { formattingOptions: { tabSize: 2, insertSpaces: true, eol: '\n' } };

/** Returns the small set that other tests break by hand. */
export function baseSources(): Sources {
  return Object.fromEntries(
    Object.entries(baseSchemas()).map(([file, value]) => [`schemas/${file}`, JSON.stringify(value, null, 2)]),
  );
}

/** Returns the product's own schemas. */
export function realSources(): Sources {
  return Object.fromEntries(
    below('schemas')
      .filter((file) => !file.startsWith('schemas/meta/'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** Returns the files of the vocabulary. */
export function metaSources(): Sources {
  return Object.fromEntries(below('schemas/meta').map((file) => [file, readFileSync(file, 'utf8')]));
}

function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .toSorted();
}

/** Returns every place of the set in a file or folder whose path matches a pattern: `*` is one step, `**` any number. */
export function sitesOf(sources: Sources, where: string, pattern: string): Site[] {
  const fits = new RegExp(
    `^${pattern
      .split('/')
      .map((step) => (step === '**' ? '.*' : step === '*' ? '[^/]+' : step.replace('$', String.raw`\$`)))
      .join('/')
      .replaceAll('.*/', '(?:.*/)?')}$`,
  );
  return Object.keys(sources)
    .filter((file) => file.startsWith(`schemas/${where}`))
    .flatMap((file) =>
      placesOf(sources[file]!)
        .filter(({ pointer }) => fits.test(pointer))
        .map(({ pointer: _, ...site }) => ({ file, ...site })),
    );
}

type Place = Omit<Site, 'file'> & { readonly pointer: string };

/** Cache by text, because every kind of fault inspects the same files. */
const places = new Map<string, readonly Place[]>();

function placesOf(text: string): readonly Place[] {
  const known = places.get(text);
  if (known) return known;
  const found = [...walk(rootOf(text), [])].map((site) => ({ ...site, pointer: site.path.join('/') }));
  places.set(text, found);
  return found;
}

function* walk(node: Node, at: JSONPath): Generator<Omit<Site, 'file'>> {
  if (at.length > 0) yield { path: at, value: getNodeValue(node), end: node.offset + node.length };
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] = child.children ?? [];
    if (node.type === 'array') yield* walk(child, [...at, index]);
    else if (node.type === 'object' && key && value) yield* walk(value, [...at, String(key.value)]);
  }
}

/** Cache by text, because a fault is chosen, inserted and located in the same few files. */
const roots = new Map<string, Node>();

export function rootOf(text: string): Node {
  const known = roots.get(text);
  if (known) return known;
  const root = parseTree(text);
  if (!root) throw new Error('The text is empty.');
  roots.set(text, root);
  return root;
}

export function nodeAt(text: string, at: JSONPath): Node {
  const node = at.length === 0 ? rootOf(text) : findNodeAtLocation(rootOf(text), at);
  if (!node) throw new Error(`Nothing stands at ${at.join('/')}.`);
  return node;
}

/** Returns the offset of the name of the property at a path. */
export function keyOffset(text: string, at: JSONPath): number {
  return nodeAt(text, at).parent!.offset;
}

export function valueAt(sources: Sources, file: string, at: JSONPath): unknown {
  const node = findNodeAtLocation(rootOf(sources[file]!), at);
  return node && getNodeValue(node);
}

/** Returns the set with another value at a path (`undefined` removes it). */
export function withValue(sources: Sources, file: string, at: JSONPath, value: unknown): Sources {
  const text = sources[file]!;
  return { ...sources, [file]: applyEdits(text, modify(text, at, value, FORMAT)) };
}

/** Returns the set with another name for the property at a path. */
export function withKey(sources: Sources, file: string, at: JSONPath, name: string): Sources {
  const text = sources[file]!;
  const key = nodeAt(text, at).parent!.children![0]!;
  return { ...sources, [file]: text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length) };
}
