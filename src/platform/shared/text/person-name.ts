/** Free-standing accents, typed instead of the apostrophe beside them on the keyboard: `D´Angelo`. */
const APOSTROPHES = /[\u0060\u00B4\u02B9\u2032\u2035]/g;
/** Hyphens and dashes of word processors; the minus of formulas. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/** Normalises a person's name for storage: letters are unchanged, spaces and hyphens become uniform. Both apostrophes, ' and ’, stay. */
export function personName(text: string): string {
  return text.replaceAll(APOSTROPHES, "'").replaceAll(HYPHENS, '-').replaceAll(/\s+/g, ' ').trim();
}
