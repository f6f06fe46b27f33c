import { createScanner } from 'jsonc-parser';

/** Deeper than any schema has reason to be, and far from where reading a text would use up the stack. */
export const MOST_DEPTH = 64;

const OPENERS = new Set(['{', '[']);
const CLOSERS = new Set(['}', ']']);

/** Offset of the first brace or bracket that opens more than `MOST_DEPTH` levels; null when none does. */
export function tooDeepAt(text: string): number | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const token = text.charAt(scanner.getTokenOffset());
    if (CLOSERS.has(token)) depth--;
    else if (OPENERS.has(token) && ++depth > MOST_DEPTH) return scanner.getTokenOffset();
  }
  return null;
}
