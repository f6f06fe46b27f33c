/**
 * Removes the dot, dagger or asterisk of other spellings from an ICD-10 code: `e11.9` → `e119`, `G01*` → `G01`. Other texts stay unchanged.
 */
export function undottedClave(text: string): string {
  const [, category, subdivision] = /^\s*([A-Za-z]\d{2})\.?([\dXx]?)\s*[†*+]?\s*$/.exec(text) ?? [];
  return category === undefined ? text : `${category}${subdivision}`;
}
