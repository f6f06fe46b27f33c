/** An ICD-10 code without what it is written with elsewhere, a dot, a dagger or an asterisk: `e11.9` → `e119`, `G01*` → `G01`. What is no such code stays as it is. */
export function undottedClave(text: string): string {
  const [, category, subdivision] = /^\s*([A-Za-z]\d{2})\.?([\dXx]?)\s*[†*+]?\s*$/.exec(text) ?? [];
  return category === undefined ? text : `${category}${subdivision}`;
}
