/** Text as the search text of the database holds it, without case and accents: the same as its function `plano`. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
