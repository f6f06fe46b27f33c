import { replaceEdits, type Edit, type Place } from './load/edit';
import type { SourceDocument } from './load/source-document';
import type { Advice } from './suggest';

export type { Place } from './load/edit';

/** Correction of a diagnostic, as replacements in the text of the files. */
export interface Fix {
  /** Description for an editor's menu. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** One fault in the schemas: its place, the broken rule, and the correction. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer of the place, '' for the whole file. */
  readonly pointer: string;
  /** Name of the broken rule in kebab-case, on which tests and editors match. */
  readonly rule: string;
  readonly message: string;
  /** Nearest correct value, in words; null without one. */
  readonly suggestion: string | null;
  /** Machine-applicable correction; null when no value is near enough. */
  readonly fix: Fix | null;
  /** Source line of the place. */
  readonly excerpt: string;
}

/** Collects diagnostics, so that a run reports all errors at once. */
export class Diagnostics {
  readonly #found: Diagnostic[] = [];
  readonly #muted = new Set<SourceDocument>();

  /** Adds a diagnostic. `advice` is the correction, in words or with edits. */
  add(rule: string, place: Place, message: string, advice: string | Advice | null = null): void {
    const { document, path, onKey = false, part } = place;
    const pointer = path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    const { text, replace, edits } = typeof advice === 'string' || advice === null ? { text: advice } : advice;
    const made = edits ?? (replace ? replaceEdits(place, replace.word, replace.by) : []);
    const title =
      (typeof advice === 'object' ? advice?.title : null) ??
      (replace ? `replace \`${replace.word}\` with \`${replace.by}\`` : (text ?? rule));
    this.addAt(rule, document, document.locate(path, onKey, part), message, {
      text,
      fix: made.length > 0 ? { title, edits: made } : null,
      pointer,
    });
  }

  /** Adds a diagnostic at an offset of the text instead of a path, such as a syntax error. */
  addAt(
    rule: string,
    document: SourceDocument,
    { line, column }: { line: number; column: number },
    message: string,
    {
      text: suggestion,
      fix = null,
      pointer = '',
    }: { readonly text: string | null; readonly fix?: Fix | null; readonly pointer?: string },
  ): void {
    if (this.#muted.has(document)) return;
    const duplicate = this.#found.some(
      (d) => d.file === document.file && d.line === line && d.column === column && d.message === message,
    );
    if (!duplicate)
      this.#found.push({
        file: document.file,
        line,
        column,
        pointer,
        rule,
        message,
        suggestion,
        fix,
        excerpt: document.lineText(line),
      });
  }

  /** Suppresses further diagnostics of a file that depends on a broken one, because they would only be consequences. */
  mute(document: SourceDocument): void {
    this.#muted.add(document);
  }

  isMuted(document: SourceDocument): boolean {
    return this.#muted.has(document);
  }

  get all(): readonly Diagnostic[] {
    return this.#found.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  }

  get any(): boolean {
    return this.#found.length > 0;
  }
}

/** Formats a diagnostic for a terminal: place, rule, message, excerpt with a caret, suggestion. */
export function formatDiagnostic(d: Diagnostic): string {
  const caret = ' '.repeat(Math.max(0, d.column - 1)) + '^';
  return [
    `${d.file}:${d.line}:${d.column} ${d.rule}`,
    `  ${d.message}${d.pointer ? `  (${d.pointer})` : ''}`,
    ...(d.excerpt.trim() ? [`    ${d.excerpt}`, `    ${caret}`] : []),
    ...(d.suggestion ? [`  → ${d.suggestion}`] : []),
  ].join('\n');
}
