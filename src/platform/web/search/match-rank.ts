import { foldText } from '../ui/reference/fold-text';

/** Minimum lengths of a word with one wrong letter, and with two. */
const ONE_WRONG = 5;
const TWO_WRONG = 8;

/** Rank of a match with wrong letters. */
export const NEARLY = 5;

/**
 * Returns the rank of a text for the typed words, ignoring case and accents. 0: equal; 1: begins with it; 2: each typed word begins a word
 * of the text; 3: each is contained in it. 4: each is contained in it or begins one of its other words; 5: the same with one or two wrong
 * letters.
 *
 * @param others further words that match the text
 * @returns null when it does not match
 */
export function matchRank(text: string, typed: string, others = ''): number | null {
  const wanted = foldText(typed);
  if (wanted === '') return null;
  const name = foldText(text);
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  const asked = wanted.split(' ');
  const own = name.split(SEPARATORS);
  const all = [...own, ...foldText(others).split(SEPARATORS)];
  const each = (fits: (word: string) => boolean) => asked.every(fits);
  const begins = (words: readonly string[], word: string) => words.some((one) => one.startsWith(word));
  if (each((word) => begins(own, word))) return 2;
  if (each((word) => name.includes(word))) return 3;
  if (each((word) => name.includes(word) || begins(all, word))) return 4;
  return each((word) => begins(all, word) || all.some((one) => isNearly(one, word))) ? NEARLY : null;
}

const SEPARATORS = /[\s:·,.()-]+/;

/**
 * True when the typed word is the beginning of the other, except for one or two wrong, missing, extra or swapped letters. The first letter
 * must match.
 */
function isNearly(word: string, typed: string): boolean {
  const allowed = typed.length >= TWO_WRONG ? 2 : typed.length >= ONE_WRONG ? 1 : 0;
  return (
    allowed > 0 && word[0] === typed[0] && distanceToBeginning(typed, word.slice(0, typed.length + allowed)) <= allowed
  );
}

/** Returns the minimum edits that turn the typed word into a beginning of the other. */
function distanceToBeginning(typed: string, word: string): number {
  let older: number[] = [];
  let before = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const same = typed[row - 1] === word[at - 1];
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      now.push(
        Math.min(
          before[at]! + 1,
          now[at - 1]! + 1,
          before[at - 1]! + (same ? 0 : 1),
          isSwapped ? older[at - 2]! + 1 : Infinity,
        ),
      );
    }
    older = before;
    before = now;
  }
  return Math.min(...before);
}
