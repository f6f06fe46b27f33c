import { plainWords } from '#platform/shared/plain-text';

/** A text for comparison: without case, accents and blanks that say nothing. */
export function foldText(text: string): string {
  return plainWords(text).join(' ');
}

/** A code for comparison: letters and digits alone, so that `010.000.0104.00` is `010000010400`. */
export function foldCode(text: string): string {
  return foldText(text).replace(/[^a-z0-9]/g, '');
}
