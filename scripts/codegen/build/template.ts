import type { Template } from '../model';

/** Parses `{clues} · {nombre}` into parts. */
export function templateFrom(text: string): Template {
  const parts = text
    .split(/(\{[A-Za-z0-9.]+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') && part.endsWith('}') ? { path: part.slice(1, -1) } : { literal: part }));
  return { text, parts };
}

/** Returns the paths in a template; none without one. */
export function templatePaths(template: Template | null): string[] {
  return (template?.parts ?? []).flatMap((part) => ('path' in part ? [part.path] : []));
}
