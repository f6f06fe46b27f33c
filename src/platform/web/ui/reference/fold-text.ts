import { plainWords } from '#platform/shared/text/plain-text';

/** Normalises a text for comparison: ignores case, accents and surplus spaces. */
export function foldText(text: string): string {
  return plainWords(text).join(' ');
}

/** Normalises a code for comparison: letters and digits only, so that `010.000.0104.00` is `010000010400`. */
export function foldCode(text: string): string {
  return foldText(text).replace(/[^a-z0-9]/g, '');
}
