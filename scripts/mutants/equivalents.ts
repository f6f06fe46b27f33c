import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findMutations } from './find-mutations';
import type { Mutation } from './mutation';

/** Mutation without an observable effect, with the reason. It is identified by the text of its line. */
export interface Equivalent {
  readonly file: string;
  /** Line of the mutation, trimmed. */
  readonly line: string;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export const EQUIVALENTS_FILE = 'scripts/mutants/equivalent.json';

export function readEquivalents(root: string): Equivalent[] {
  return JSON.parse(readFileSync(path.join(root, EQUIVALENTS_FILE), 'utf8')) as Equivalent[];
}

/** Returns true when an entry describes this mutation of a file. */
export function isEquivalent(
  entries: readonly Equivalent[],
  file: string,
  source: string,
  mutation: Mutation,
): boolean {
  return entries.some(
    (entry) =>
      entry.file === file &&
      entry.operator === mutation.operator &&
      entry.before === mutation.before &&
      entry.after === mutation.after &&
      entry.line === lineAt(source, mutation.start),
  );
}

/** Returns entries that match no mutation of the sources, or have no reason. */
export function staleEquivalents(root: string, entries: readonly Equivalent[]): Equivalent[] {
  return entries.filter((entry) => {
    if (entry.reason.trim() === '') return true;
    let source: string;
    try {
      source = readFileSync(path.join(root, entry.file), 'utf8');
    } catch {
      return true;
    }
    return !findMutations(entry.file, source).some((mutation) => isEquivalent([entry], entry.file, source, mutation));
  });
}

/** Returns the trimmed text of the line at an offset. */
export function lineAt(source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.indexOf('\n', offset);
  return source.slice(start, end === -1 ? undefined : end).trim();
}
