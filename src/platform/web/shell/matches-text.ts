/** Names of the menu are words of the product: their accents are all there is to fold, and the first list loads no table of letters for it. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

/** Tells whether each word typed occurs in the text, without regard to case and accents. */
export function matchesText(text: string, typed: string): boolean {
  const plain = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
