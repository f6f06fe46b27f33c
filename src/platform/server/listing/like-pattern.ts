import { plainText } from '#platform/shared/plain-text';

/** Pattern for `plano(…) like`: the text anywhere, without case and accents, its wildcards as plain characters. */
export function likePattern(text: string): string {
  return `%${plainText(text).replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}
