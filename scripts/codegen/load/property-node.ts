import path from 'node:path';
import type { Diagnostics, Place } from '../diagnostic';
import { suggest, type Advice } from '../suggest';
import type { JsonPath, SourceDocument } from './source-document';

export type Json = { readonly [key: string]: unknown };

interface Origin {
  readonly document: SourceDocument;
  readonly path: JsonPath;
}

/** Property with its `$ref` resolved and merged, and the origin of each of its keywords. */
export interface PropertyNode {
  readonly name: string;
  readonly value: Json;
  /** Nearest first: the entity's own property, then the shared definition. */
  readonly origins: readonly [Origin, ...Origin[]];
}

/** Place of a property's keyword: the first origin that has it, else the property. */
export function placeOf(node: PropertyNode, ...keyword: JsonPath): Place {
  const origin =
    keyword.length > 0 ? node.origins.find(({ document, path: at }) => document.has([...at, ...keyword])) : undefined;
  return origin
    ? { document: origin.document, path: [...origin.path, ...keyword] }
    : { document: node.origins[0].document, path: node.origins[0].path, onKey: true };
}

export interface SharedDefinitions {
  readonly documents: ReadonlyMap<string, SourceDocument>;
  /** Files that failed their own checks: a `$ref` to them is valid, but resolves to nothing. */
  readonly broken: ReadonlySet<string>;
}

/** Returns the properties of an object schema as nodes, in order. Reports and omits those whose `$ref` cannot be resolved. */
export function propertyNodes(
  owner: Origin,
  shared: SharedDefinitions,
  diagnostics: Diagnostics,
  trail: readonly string[] = [],
): PropertyNode[] {
  const properties = (valueAt(owner) as { properties?: Json } | undefined)?.properties ?? {};
  return Object.keys(properties).flatMap((name) => {
    const node = resolveProperty(
      name,
      { document: owner.document, path: [...owner.path, 'properties', name] },
      shared,
      diagnostics,
      trail,
    );
    return node ? [node] : [];
  });
}

/** Resolves one property (or `items`) with its `$ref` chain merged. Reports a broken chain and returns null. */
export function resolveProperty(
  name: string,
  origin: Origin,
  shared: SharedDefinitions,
  diagnostics: Diagnostics,
  trail: readonly string[] = [],
): PropertyNode | null {
  const own = valueAt(origin) as Json;
  const ref = own['$ref'];
  if (typeof ref !== 'string') return { name, value: own, origins: [origin] };

  const target = path.posix.join(path.posix.dirname(origin.document.file), ref);
  const at: Place = { document: origin.document, path: [...origin.path, '$ref'] };
  const document = shared.documents.get(target);
  if (!document) {
    diagnostics.add(
      'dangling-ref',
      at,
      `\`${ref}\` leads to ${target}, which does not exist.`,
      pathTo(origin.document.file, ref, suggest(target, shared.documents.keys())),
    );
    diagnostics.mute(origin.document);
    return null;
  }
  if (trail.includes(target) || origin.document.file === target) {
    diagnostics.add('ref-cycle', at, `\`${ref}\` leads back to itself: ${[...trail, target].join(' → ')}.`);
    return null;
  }
  if (shared.broken.has(target) || document.value === undefined) {
    diagnostics.mute(origin.document);
    return null;
  }
  const base = resolveProperty(name, { document, path: [] }, shared, diagnostics, [...trail, target]);
  if (!base) return null;
  const { $ref: _, ...overrides } = own;
  const field = { ...(base.value['x-field'] as Json | undefined), ...(overrides['x-field'] as Json | undefined) };
  const { $schema: _schema, $id: _id, ...inherited } = base.value;
  return { name, value: { ...inherited, ...overrides, 'x-field': field }, origins: [origin, ...base.origins] };
}

/** Returns the origin that has the keyword, to walk into `properties` or `items`. */
export function originOf(node: PropertyNode, keyword: string): Origin {
  const origin = node.origins.find(({ document, path: at }) => document.has([...at, keyword])) ?? node.origins[0];
  return origin;
}

/** Shared files that the node was merged from. They stop cycles of `items` and `properties` back into them. */
export function trailOf(node: PropertyNode): string[] {
  return node.origins.filter(({ path: at }) => at.length === 0).map(({ document }) => document.file);
}

/** Returns the path to the suggested file, relative to the referring file. */
function pathTo(file: string, ref: string, advice: Advice): Advice {
  if (!advice.replace) return advice;
  const relative = path.posix.relative(path.posix.dirname(file), advice.replace.by);
  return { text: advice.text, replace: { word: ref, by: relative.startsWith('.') ? relative : `./${relative}` } };
}

function valueAt({ document, path: steps }: Origin): unknown {
  return steps.reduce<unknown>((value, step) => (value as Json | undefined)?.[step as string], document.value);
}
