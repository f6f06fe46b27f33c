/** The first three letters of the months, January first, in Spanish and in English. */
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
/** Letters of the longest name: `septiembre`. */
const MAX_LETTERS = 10;

/** Two digits of a month by its number, or by its name in full or abbreviated; null for anything else. */
export function monthDigits(text: string): string | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? text.padStart(2, '0') : null;
  const letters = text.toLowerCase().replace(/\.$/, '');
  if (letters.length < 3 || letters.length > MAX_LETTERS) return null;
  const month = MONTH_STARTS.findIndex((starts) => starts.some((start) => letters.startsWith(start)));
  return month === -1 ? null : String(month + 1).padStart(2, '0');
}
