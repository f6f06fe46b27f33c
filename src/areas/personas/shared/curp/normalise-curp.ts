/** A CURP as it is stored: capitals, without the spaces, dots or hyphens of a copied text. */
export function normaliseCurp(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '');
}
