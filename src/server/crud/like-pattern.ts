/** Pattern for `plano(…) like`: the text anywhere, without case and accents, its wildcards as plain characters. */
export function likePattern(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return `%${plain.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}
