/** Letters that Unicode does not take apart. */
const LETTERS = 'ĐđÐðƉɖƊɗŁłØøĦħŦŧıĸŊŋſƒƑƏəƐɛƁɓƘƙƝɲƆɔƗɨƟɵς\u2010\u2011';
const PLAIN = 'ddddddddlloohhttiknnsffeeeebbkknnooiiooσ--';
/** Letters that are two. */
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
/** Signs within a word that are typed in several ways, or left out: `D’Angelo`, `Gal·la`. */
const DROPPED = "'’‘ʼʻ´`·";

const PLAIN_OF: ReadonlyMap<string, string> = new Map([
  ...Array.from(LETTERS, (letter, index): [string, string] => [letter, PLAIN[index]!]),
  ...Object.entries(PAIRS),
]);
/** Capitals of ASCII, Greek and Cyrillic. */
const CAPITALS = 'A-ZΑ-ΩЂЄ-ЋЏА-ЯҐ';
const IS_CAPITAL = new RegExp(`[${CAPITALS}]`);
const CHANGED = new RegExp(`[${CAPITALS}\u0300-\u036F${LETTERS}${Object.keys(PAIRS).join('')}${DROPPED}]`, 'g');

/**
 * A text as searches compare it: small letters without accents, ñ as n, ø as o, ß as ss, without apostrophes. Letter by letter what the database's
 * function `plano` makes of it, so that what was typed and what is stored meet. Letters of other scripts stay as they are in both.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(CHANGED, (letter) => PLAIN_OF.get(letter) ?? (IS_CAPITAL.test(letter) ? letter.toLowerCase() : ''));
}

/** Its words. */
export function plainWords(text: string): string[] {
  return plainText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
