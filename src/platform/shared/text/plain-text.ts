/** Letters that Unicode does not decompose. */
const LETTERS = 'ĐđÐðƉɖƊɗŁłØøĦħŦŧıĸŊŋſƒƑƏəƐɛƁɓƘƙƝɲƆɔƗɨƟɵς\u2010\u2011';
const PLAIN = 'ddddddddlloohhttiknnsffeeeebbkknnooiiooσ--';
/** Letters that become two. */
const PAIRS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  þ: 'th',
  Þ: 'th',
  ĳ: 'ij',
  Ĳ: 'ij',
};
/** Characters within a word that have several spellings or are omitted: `D’Angelo`, `Gal·la`. */
const DROPPED = "'’‘ʼʻ´`·";

const PLAIN_OF: ReadonlyMap<string, string> = new Map([
  ...Array.from(LETTERS, (letter, index): [string, string] => [letter, PLAIN[index]!]),
  ...Object.entries(PAIRS),
]);
/** Capital letters of ASCII, Greek and Cyrillic. */
const CAPITALS = 'A-ZΑ-ΩЂЄ-ЋЏА-ЯҐ';
const IS_CAPITAL = new RegExp(`[${CAPITALS}]`);
const CHANGED = new RegExp(`[${CAPITALS}\u0300-\u036F${LETTERS}${Object.keys(PAIRS).join('')}${DROPPED}]`, 'g');

/**
 * Normalises a text for searches: lower case without accents or apostrophes, ñ as n, ø as o, ß as ss. The result equals that of the
 * database function `plano`, so that typed and stored text match. Letters of other scripts are unchanged in both.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(CHANGED, (letter) => PLAIN_OF.get(letter) ?? (IS_CAPITAL.test(letter) ? letter.toLowerCase() : ''));
}

/** Returns the words of a text, normalised for searches. */
export function plainWords(text: string): string[] {
  return plainText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
