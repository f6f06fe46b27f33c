import { plainWords } from '#platform/shared/plain-text';

/** A heading or a code as people type it: without accents, capitals, marks of what is required. */
export function plain(text: string): string {
  return plainWords(text.replaceAll('*', '')).join(' ');
}
