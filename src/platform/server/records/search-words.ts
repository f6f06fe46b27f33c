import { plainWords } from '#platform/shared/text/plain-text';

/** Matches a telephone number with its country code, in groups. */
const INTERNATIONAL = /^\s*(?:\+|00)[\d\s().-]{8,}$/;

/** Returns the words of a search text, without duplicates. A telephone number that begins with + is one word, despite its groups. */
export function searchWords(text: string): string[] {
  return [...new Set(plainWords(INTERNATIONAL.test(text) ? text.replaceAll(/\s/g, '') : text))];
}
