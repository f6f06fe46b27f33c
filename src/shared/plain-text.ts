const LETTERS = 'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝýÿ';
const PLAIN = 'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyy';
/** Accents that stand behind their letters, as some keyboards and file systems write them. */
const ACCENTS = '\u0300\u0301\u0302\u0303\u0308\u030A\u0327';

const PLAIN_OF: ReadonlyMap<string, string> = new Map(Array.from(LETTERS, (letter, index) => [letter, PLAIN[index]!]));
const CHANGED = new RegExp(`[A-Z${LETTERS}${ACCENTS}]`, 'g');

/**
 * A text as searches compare it: small letters without accents, ñ as n. Letter by letter what the database's function `plano` makes of it, so
 * that what was typed and what is stored meet: letters that it does not know (Š, Ø, Ж) stay as they are, capitals too, in both.
 */
export function plainText(text: string): string {
  return text.replaceAll(CHANGED, (letter) => (letter <= 'Z' ? letter.toLowerCase() : (PLAIN_OF.get(letter) ?? '')));
}

/** Its words. */
export function plainWords(text: string): string[] {
  return plainText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
