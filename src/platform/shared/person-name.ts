/** Accents that stand alone are typed for the apostrophe beside them on the keyboard: `D´Angelo`. */
const APOSTROPHES = /[\u0060\u00B4\u02B9\u2032\u2035]/g;
/** Hyphens and dashes of word processors; the minus of formulas. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/** A name of a person as it is stored: its letters as they are, one kind of blank and of hyphen. Both apostrophes, ' and ’, stay. */
export function personName(text: string): string {
  return text.replaceAll(APOSTROPHES, "'").replaceAll(HYPHENS, '-').replaceAll(/\s+/g, ' ').trim();
}
