import type { Edit } from './load/edit';
import { didYouMean, nearest } from './nearest';

/** Suggested correction: words for the terminal, and the edits that apply it. */
export interface Advice {
  readonly text: string | null;
  /** Replaces `word` by `by` at the place of the diagnostic. */
  readonly replace?: { readonly word: string; readonly by: string };
  readonly edits?: readonly Edit[];
  /** Title of the fix, when `text` does not describe it. */
  readonly title?: string;
}

/**
 * Returns «did you mean …?» with a fix. Without a similar candidate, it lists the candidates when there are few, with the fix of
 * `otherwise`.
 */
export function suggest(word: string, candidates: Iterable<string>, otherwise: Advice = { text: null }): Advice {
  const list = [...candidates];
  const near = nearest(word, list);
  const text = didYouMean(word, list);
  if (near !== null) return { text, replace: { word, by: near } };
  return text === null
    ? otherwise
    : { ...otherwise, text, ...(otherwise.text === null ? {} : { title: otherwise.title ?? otherwise.text }) };
}
