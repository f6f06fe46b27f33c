import { plainText } from '#platform/shared/text/plain-text';

/** Builds a pattern for `plano(…) like`: the text at any position, without case and accents, with escaped wildcards. */
export function likePattern(text: string): string {
  return `%${plainText(text).replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}
