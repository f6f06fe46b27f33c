/** Folds case and accents only: names of the menu need no more, so the first list loads no table of letters. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

/** True when each typed word occurs in the text, ignoring case and accents. */
export function matchesText(text: string, typed: string): boolean {
  const plain = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
