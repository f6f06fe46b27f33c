import { lettersApart } from '#platform/shared/letters-apart';

/** The candidate most like `word`, or null when none is near enough to be what was meant. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const d = lettersApart(word.toLowerCase(), candidate.toLowerCase(), bestDistance - 1);
    if (d < bestDistance) [best, bestDistance] = [candidate, d];
  }
  return best;
}

/** «did you mean …?», or the list of what there is when nothing is near and the list is short. */
export function didYouMean(word: string, candidates: Iterable<string>): string | null {
  const list = [...candidates];
  const near = nearest(word, list);
  if (near) return `did you mean \`${near}\`?`;
  return list.length > 0 && list.length <= 12 ? `one of: ${list.join(', ')}` : null;
}
