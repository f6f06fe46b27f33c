import { posix } from 'node:path';
import { findNodeAtLocation, getNodeValue, type Node, parseTree, type ParseError, createScanner } from 'jsonc-parser';
import { syntaxFault, type SyntaxFault } from './syntax-fault';

/** Maximum nesting: deeper than any schema needs, and far below the depth at which parsing overflows the stack. */
const MAX_DEPTH = 64;

const OPENERS = new Set(['{', '[']);
const CLOSERS = new Set(['}', ']']);

/** Offset of the first brace or bracket that opens more than `MAX_DEPTH` levels; null when none does. */
function tooDeepAt(text: string): number | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const token = text.charAt(scanner.getTokenOffset());
    if (CLOSERS.has(token)) depth--;
    else if (OPENERS.has(token) && ++depth > MAX_DEPTH) return scanner.getTokenOffset();
  }
  return null;
}

/** File name without extension: the name of the entity, endpoint or report that it describes. */
export function documentName({ file }: Pick<SourceDocument, 'file'>): string {
  return posix.basename(file, '.json');
}

export type JsonPath = readonly (string | number)[];
interface Position {
  readonly line: number;
  readonly column: number;
}
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Schema file, with optional comments: its text, its value, and the position of every part of the value in the text. */
export class SourceDocument {
  readonly #root: Node | undefined;
  readonly #lineStarts: readonly number[];
  /** First syntax error of the text. Later ones are often only consequences of it. */
  readonly syntaxFault: (SyntaxFault & Position) | null;
  readonly duplicateKeys: readonly (Position & Range & { readonly key: string; readonly path: JsonPath })[];
  readonly value: unknown;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.#lineStarts = [0, ...Array.from(text.matchAll(/\n/g), (match) => match.index + 1)];
    const errors: ParseError[] = [];
    const deep = tooDeepAt(text);
    this.#root =
      deep === null
        ? parseTree(text, errors, { disallowComments: false, allowTrailingComma: false, allowEmptyContent: false })
        : undefined;
    const fault =
      deep !== null
        ? {
            offset: deep,
            message: `More than ${MAX_DEPTH} objects and lists stand inside each other.`,
            suggestion: null,
            edit: null,
          }
        : errors[0]
          ? syntaxFault(text, errors[0])
          : null;
    this.syntaxFault = fault && { ...fault, ...this.#position(fault.offset) };
    this.duplicateKeys = this.#root ? [...this.#duplicates(this.#root, [])] : [];
    this.value = this.#root && errors.length === 0 ? getNodeValue(this.#root) : undefined;
  }

  /** Line and column of a path, both from 1. For a missing path, those of its nearest existing ancestor. */
  locate(path: JsonPath, onKey = false, part?: string): Position {
    if (!this.#root) return { line: 1, column: 1 };
    const within = part === undefined ? null : this.partOf(path, part);
    if (within) return this.#position(within.start);
    for (let length = path.length; length >= 0; length--) {
      const node = this.#node(path.slice(0, length));
      if (!node) continue;
      const target = onKey && length === path.length && node.parent?.type === 'property' ? node.parent : node;
      return this.#position(target.offset);
    }
    return { line: 1, column: 1 };
  }

  has(path: JsonPath): boolean {
    return this.#node(path) !== undefined;
  }

  /** Returns the value at a path; undefined when there is none. */
  valueAt(path: JsonPath): unknown {
    const node = this.#node(path);
    return node && getNodeValue(node);
  }

  /** Offsets of the value at a path. */
  rangeOf(path: JsonPath): Range | null {
    return rangeOf(this.#node(path));
  }

  /** Offsets of the name of the property at a path, with its quotes. */
  keyRangeOf(path: JsonPath): Range | null {
    const property = this.#node(path)?.parent;
    return property?.type === 'property' ? rangeOf(property.children?.[0]) : null;
  }

  /** Offsets of a whole word inside the text at a path. */
  partOf(path: JsonPath, word: string): Range | null {
    const node = this.#node(path);
    if (node?.type !== 'string') return null;
    const raw = this.text.slice(node.offset, node.offset + node.length);
    for (let at = word === '' ? -1 : raw.indexOf(word); at !== -1; at = raw.indexOf(word, at + 1)) {
      if (!/[\p{L}\p{N}_]$/u.test(raw.slice(0, at)) && !/^[\p{L}\p{N}_]/u.test(raw.slice(at + word.length)))
        return { start: node.offset + at, end: node.offset + at + word.length };
    }
    return null;
  }

  /** Offsets of the last entry of the object or list at a path. */
  lastChildOf(path: JsonPath): Range | null {
    return rangeOf(this.#node(path)?.children?.at(-1));
  }

  /** Offsets of the text to remove with the value at a path: its name, if any, and the superfluous comma. */
  removalOf(path: JsonPath): Range | null {
    const value = this.#node(path);
    const entry = value?.parent?.type === 'property' ? value.parent : value;
    const owner = entry?.parent;
    if (!entry || !owner) return null;
    const siblings = owner.children ?? [];
    const at = siblings.indexOf(entry);
    const [before, after] = [siblings[at - 1], siblings[at + 1]];
    if (before) return { start: before.offset + before.length, end: entry.offset + entry.length };
    return after
      ? { start: entry.offset, end: after.offset }
      : { start: owner.offset + 1, end: owner.offset + owner.length - 1 };
  }

  /** Paths of every text in the file that equals `word`. */
  pathsOf(word: string): JsonPath[] {
    return this.#root ? [...texts(this.#root, word, [])] : [];
  }

  /** Converts a JSON pointer to a path, with numbers for array indexes. */
  toPath(pointer: string): JsonPath {
    const path: (string | number)[] = [];
    let value = this.value;
    for (const step of pointer.split('/').slice(1)) {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      path.push(Array.isArray(value) ? Number(name) : name);
      value = (value as Record<string, unknown> | undefined)?.[name];
    }
    return path;
  }

  lineText(line: number): string {
    const start = this.#lineStarts[line - 1] ?? 0;
    return this.text.slice(start, this.#lineStarts[line] ?? this.text.length).replace(/\r?\n$/, '');
  }

  #node(path: JsonPath): Node | undefined {
    return this.#root && (path.length === 0 ? this.#root : findNodeAtLocation(this.#root, [...path]));
  }

  #position(offset: number): Position {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#lineStarts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.#lineStarts[low]! + 1 };
  }

  *#duplicates(node: Node, path: JsonPath): Generator<Position & Range & { key: string; path: JsonPath }> {
    if (node.type === 'array') {
      for (const [index, child] of (node.children ?? []).entries()) yield* this.#duplicates(child, [...path, index]);
    }
    if (node.type !== 'object') return;
    const seen = new Set<string>();
    for (const [index, property] of (node.children ?? []).entries()) {
      const [keyNode, valueNode] = property.children ?? [];
      if (!keyNode) continue;
      const key = String(keyNode.value);
      const before = node.children?.[index - 1];
      if (seen.has(key) && before)
        yield {
          key,
          path: [...path, key],
          ...this.#position(keyNode.offset),
          start: before.offset + before.length,
          end: property.offset + property.length,
        };
      seen.add(key);
      if (valueNode) yield* this.#duplicates(valueNode, [...path, key]);
    }
  }
}

function rangeOf(node: Node | undefined): Range | null {
  return node ? { start: node.offset, end: node.offset + node.length } : null;
}

function* texts(node: Node, word: string, path: JsonPath): Generator<JsonPath> {
  if (node.type === 'string' && node.value === word) yield path;
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] = child.children ?? [];
    if (node.type === 'array') yield* texts(child, word, [...path, index]);
    else if (node.type === 'object' && key && value) yield* texts(value, word, [...path, String(key.value)]);
  }
}
