import { plainWords } from '#platform/shared/text/plain-text';

/** Normalises a typed heading or code: without accents, case and marks of required fields. */
export function plain(text: string): string {
  return plainWords(text.replaceAll('*', '')).join(' ');
}
