/** A text for comparison: without case, accents and marks at its ends. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A code for comparison: letters and digits alone, so that `010.000.0104.00` is `010000010400`. */
export function foldCode(text: string): string {
  return foldText(text).replace(/[^a-z0-9ñ]/g, '');
}
