/** Counts the words of a text. Splits names at capitals, hyphens and underscores, and removes accents but not endings. */
export function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  for (const [word] of plain.matchAll(/[A-Z]?[a-z]{2,}|[A-Z]{3,}/g)) {
    const key = word.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Returns the weight of each word over some texts. A word that occurs in all of them has weight 0. */
export function wordWeights(texts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const documents = new Map<string, number>();
  for (const counts of texts) for (const word of counts.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  return new Map([...documents].map(([word, count]) => [word, Math.log(texts.length / count)]));
}

/** Returns the similarity of two texts by their rare words, from 0 to 1. */
export function similarity(
  left: ReadonlyMap<string, number>,
  right: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number>,
): number {
  const size = (counts: ReadonlyMap<string, number>) =>
    Math.hypot(...[...counts].map(([word, count]) => Math.log1p(count) * (weights.get(word) ?? 0)));
  let product = 0;
  for (const [word, count] of left)
    product += Math.log1p(count) * Math.log1p(right.get(word) ?? 0) * (weights.get(word) ?? 0) ** 2;
  return product === 0 ? 0 : product / (size(left) * size(right));
}
