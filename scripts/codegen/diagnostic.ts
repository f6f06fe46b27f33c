import type { SourceDocument } from './load/source-document';

/** One thing wrong in the schemas: where, which rule, and what would be right. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer of the place, '' for the whole file. */
  readonly pointer: string;
  /** Name of the rule that was broken, kebab-case: tests and editors match on it. */
  readonly rule: string;
  readonly message: string;
  /** The nearest right answer, when there is one. */
  readonly suggestion: string | null;
  /** The source line. */
  readonly excerpt: string;
}

export interface Place {
  readonly document: SourceDocument;
  readonly path: readonly (string | number)[];
  /** Point at the property's name rather than at its value. */
  readonly onKey?: boolean;
}

/** Collects what is wrong, so that all errors of a run are told at once. */
export class Diagnostics {
  readonly #found: Diagnostic[] = [];

  add(rule: string, place: Place, message: string, suggestion: string | null = null): void {
    const { document, path, onKey = false } = place;
    const pointer = path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    this.addAt(rule, document, document.locate(path, onKey), message, suggestion, pointer);
  }

  /** The same for a place that is no path of the document's value, such as a syntax error. */
  addAt(rule: string, document: SourceDocument, { line, column }: { line: number; column: number }, message: string, suggestion: string | null, pointer = ''): void {
    const duplicate = this.#found.some((d) => d.file === document.file && d.line === line && d.column === column && d.message === message);
    if (!duplicate) this.#found.push({ file: document.file, line, column, pointer, rule, message, suggestion, excerpt: document.lineText(line) });
  }

  get all(): readonly Diagnostic[] {
    return this.#found.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  }

  get any(): boolean {
    return this.#found.length > 0;
  }
}

/** A diagnostic as text for a terminal: place, rule, message, excerpt with a caret, suggestion. */
export function formatDiagnostic(d: Diagnostic): string {
  const caret = ' '.repeat(Math.max(0, d.column - 1)) + '^';
  return [
    `${d.file}:${d.line}:${d.column} ${d.rule}`,
    `  ${d.message}${d.pointer ? `  (${d.pointer})` : ''}`,
    ...(d.excerpt.trim() ? [`    ${d.excerpt}`, `    ${caret}`] : []),
    ...(d.suggestion ? [`  → ${d.suggestion}`] : []),
  ].join('\n');
}
