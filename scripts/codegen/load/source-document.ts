import { findNodeAtLocation, getNodeValue, type Node, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';

export type JsonPath = readonly (string | number)[];

/** A schema file: its text, its value, and where every part of the value stands in the text. */
export class SourceDocument {
  readonly #root: Node | undefined;
  readonly #lineStarts: readonly number[];
  readonly syntaxErrors: readonly { readonly message: string; readonly line: number; readonly column: number }[];
  readonly duplicateKeys: readonly { readonly key: string; readonly path: JsonPath; readonly line: number; readonly column: number }[];
  readonly value: unknown;

  constructor(readonly file: string, readonly text: string) {
    this.#lineStarts = [0, ...Array.from(text.matchAll(/\n/g), (match) => match.index + 1)];
    const errors: ParseError[] = [];
    this.#root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
    this.syntaxErrors = errors.map((error) => ({ message: printParseErrorCode(error.error), ...this.#position(error.offset) }));
    this.duplicateKeys = this.#root ? [...this.#duplicates(this.#root, [])] : [];
    this.value = this.#root && errors.length === 0 ? getNodeValue(this.#root) : undefined;
  }

  /** Line and column, both from 1, of a path; of its nearest existing ancestor when it is not there. */
  locate(path: JsonPath, onKey = false): { line: number; column: number } {
    if (!this.#root) return { line: 1, column: 1 };
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? this.#root : findNodeAtLocation(this.#root, path.slice(0, length));
      if (!node) continue;
      const target = onKey && length === path.length && node.parent?.type === 'property' ? node.parent : node;
      return this.#position(target.offset);
    }
    return { line: 1, column: 1 };
  }

  has(path: JsonPath): boolean {
    return this.#root !== undefined && findNodeAtLocation(this.#root, [...path]) !== undefined;
  }

  /** A JSON pointer as a path, with numbers where the value has arrays. */
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

  #position(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#lineStarts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.#lineStarts[low]! + 1 };
  }

  *#duplicates(node: Node, path: JsonPath): Generator<{ key: string; path: JsonPath; line: number; column: number }> {
    if (node.type === 'array') {
      for (const [index, child] of (node.children ?? []).entries()) yield* this.#duplicates(child, [...path, index]);
    }
    if (node.type !== 'object') return;
    const seen = new Set<string>();
    for (const property of node.children ?? []) {
      const [keyNode, valueNode] = property.children ?? [];
      if (!keyNode) continue;
      const key = String(keyNode.value);
      if (seen.has(key)) yield { key, path: [...path, key], ...this.#position(keyNode.offset) };
      seen.add(key);
      if (valueNode) yield* this.#duplicates(valueNode, [...path, key]);
    }
  }
}
