/** Whether every word typed occurs in the text, whatever its case and accents. */
export function matchesText(text: string, typed: string): boolean {
  const plain = fold(text);
  return fold(typed).split(/\s+/).every((word) => plain.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es').trim();
}
