/** First three letters of the months in Spanish and in English, January first. */
const MONTH_STARTS: readonly (readonly string[])[] = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
];
/** Length of the longest name: `septiembre`. */
const MAX_LETTERS = 10;

/** Returns the two digits of a month given by number or by name, in full or abbreviated; null for anything else. */
export function monthDigits(text: string): string | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? text.padStart(2, '0') : null;
  const letters = text.toLowerCase().replace(/\.$/, '');
  if (letters.length < 3 || letters.length > MAX_LETTERS) return null;
  const month = MONTH_STARTS.findIndex((starts) => starts.some((start) => letters.startsWith(start)));
  return month === -1 ? null : String(month + 1).padStart(2, '0');
}
