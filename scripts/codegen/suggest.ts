import type { Edit } from './load/edit';
import { didYouMean, nearest } from './nearest';

/** What would be right: words for the terminal, and the edits that make it so. */
export interface Advice {
  readonly text: string | null;
  /** Put `by` where `word` stands, at the place of the diagnostic. */
  readonly replace?: { readonly word: string; readonly by: string };
  readonly edits?: readonly Edit[];
  /** Of the fix, where the words of `text` do not tell what it does. */
  readonly title?: string;
}

/** «did you mean …?» with the fix that writes it; when nothing is near, the list of what there is if it is short, with the fix of `otherwise`. */
export function suggest(word: string, candidates: Iterable<string>, otherwise: Advice = { text: null }): Advice {
  const list = [...candidates];
  const near = nearest(word, list);
  const text = didYouMean(word, list);
  if (near !== null) return { text, replace: { word, by: near } };
  return text === null
    ? otherwise
    : { ...otherwise, text, ...(otherwise.text === null ? {} : { title: otherwise.title ?? otherwise.text }) };
}
