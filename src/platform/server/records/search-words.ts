import { plainWords } from '#platform/shared/plain-text';

/** A telephone with its country code, in groups. */
const INTERNATIONAL = /^\s*(?:\+|00)[\d\s().-]{8,}$/;

/** The words of a search text, each once. A telephone that begins with + is one word: its groups are no words. */
export function searchWords(text: string): string[] {
  return [...new Set(plainWords(INTERNATIONAL.test(text) ? text.replaceAll(/\s/g, '') : text))];
}
