import type { Template } from '../model';

/** Parses `{clues} · {nombre}` into parts. */
export function templateFrom(text: string): Template {
  const parts = text
    .split(/(\{[A-Za-z0-9.]+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') && part.endsWith('}') ? { path: part.slice(1, -1) } : { literal: part }));
  return { text, parts };
}
