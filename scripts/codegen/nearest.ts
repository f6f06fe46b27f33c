import { lettersApart } from '#platform/shared/text/letters-apart';

/** Returns the candidate most similar to `word`; null when none is similar enough. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const d = lettersApart(word.toLowerCase(), candidate.toLowerCase(), bestDistance - 1);
    if (d < bestDistance) [best, bestDistance] = [candidate, d];
  }
  return best;
}

/** Returns «did you mean …?». Without a similar candidate, it returns the list of candidates when that is short. */
export function didYouMean(word: string, candidates: Iterable<string>): string | null {
  const list = [...candidates];
  const near = nearest(word, list);
  if (near) return `did you mean \`${near}\`?`;
  return list.length > 0 && list.length <= 12 ? `one of: ${list.join(', ')}` : null;
}
