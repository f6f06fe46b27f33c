/** Normalises a CURP as stored: upper case, without the spaces, dots or hyphens of a copied text. */
export function normaliseCurp(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '');
}
