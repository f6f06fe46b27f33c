import { lettersApart } from '#platform/shared/text/letters-apart';
import { plainText } from '#platform/shared/text/plain-text';
import type { Substance } from './substance';

/** Minimum length of a word that may contain a typing error: shorter words are too similar to each other. */
const MIN_TYPO_LETTERS = 7;

/** Index of substances by the words that users write. */
export interface SubstanceIndex {
  /** Returns the substances and groups that a text names, by their `clave`; empty when it names none. */
  readonly named: (text: string) => readonly string[];
  /** Like `named`, but a word of seven letters or more may have one letter wrong, missing, added or exchanged with the next. */
  readonly meant: (text: string) => readonly string[];
  /** Returns the substance itself and every group above it. */
  readonly lineage: (clave: string) => readonly Substance[];
  readonly get: (clave: string) => Substance | undefined;
}

/** Builds the index of a table of substances. */
export function substanceIndex(table: readonly Substance[]): SubstanceIndex {
  const byKey = new Map(table.map((each) => [each.clave, each]));
  const byName = new Map<string, Set<string>>();
  const vocabulary = new Set<string>();
  let longest = 0;
  for (const { clave, nombre, sinonimos } of table)
    for (const name of [nombre, clave, ...(sinonimos ?? [])]) {
      const words = wordsOf(name);
      longest = Math.max(longest, words.length);
      for (const word of words) vocabulary.add(word);
      const key = words.join(' ');
      byName.set(key, (byName.get(key) ?? new Set()).add(clave));
    }

  /** Reads a text from left to right, the longest name first. A word belongs to only one name. */
  const read = (words: readonly string[]): { readonly found: Set<string>; readonly rest: readonly number[] } => {
    const found = new Set<string>();
    const rest: number[] = [];
    for (let at = 0; at < words.length;) {
      let length = Math.min(longest, words.length - at);
      while (length > 0 && !byName.has(words.slice(at, at + length).join(' '))) length -= 1;
      if (length === 0) rest.push(at);
      else for (const clave of byName.get(words.slice(at, at + length).join(' '))!) found.add(clave);
      at += Math.max(1, length);
    }
    return { found, rest };
  };

  const lineage = (clave: string): readonly Substance[] => {
    const seen = new Map<string, Substance>();
    const visit = (key: string): void => {
      const each = byKey.get(key);
      if (!each || seen.has(key)) return;
      seen.set(key, each);
      for (const group of each.grupos ?? []) visit(group);
    };
    visit(clave);
    return [...seen.values()];
  };

  return {
    named: (text) => [...read(wordsOf(text)).found],
    meant: (text) => {
      const words = wordsOf(text);
      const { found, rest } = read(words);
      for (const at of rest) {
        const word = words[at]!;
        if (word.length < MIN_TYPO_LETTERS) continue;
        for (const known of vocabulary)
          if (known !== word && lettersApart(word, known, 1) === 1)
            for (const clave of read(words.with(at, known)).found) found.add(clave);
      }
      return [...found];
    },
    lineage,
    get: (clave) => byKey.get(clave),
  };
}

/** Splits a text into words in lower case, without accents or plural. */
function wordsOf(text: string): readonly string[] {
  return plainText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word));
}
