const collator = new Intl.Collator('es', { sensitivity: 'base' });

/**
 * Places of texts in Spanish order, without case or accents; what differs in nothing else shares its place. Numbers
 * compare in a fraction of the time that texts do, which is what a list of ten thousand is sorted by at every key pressed.
 */
export function rankTexts(texts: Iterable<string>): ReadonlyMap<string, number> {
  const sorted = [...new Set(texts)].toSorted(collator.compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  sorted.forEach((text, index) => {
    if (index > 0 && collator.compare(sorted[index - 1] as string, text) !== 0) rank += 1;
    ranks.set(text, rank);
  });
  return ranks;
}
