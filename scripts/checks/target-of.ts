import path from 'node:path';

/** Extensions that an import may omit; the full name is tried first. */
export const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.d.ts'] as const;

/**
 * Resolves an import to a path from the root, without the extension that the import omits.
 *
 * @param file path of the importing file from the root
 * @returns null for a package
 * @example targetOf('src/app/web/main.tsx', '#platform/web/ui/icons/Icon') // 'src/platform/web/ui/icons/Icon'
 */
export function targetOf(file: string, specifier: string): string | null {
  const whole = specifier.replace(/\?.*$/, '');
  if (whole.startsWith('.')) return path.posix.join(path.posix.dirname(file), whole);
  if (!whole.startsWith('#')) return null;
  const inside = whole.slice(1);
  return inside.startsWith('generated/') ? inside : `src/${inside}`;
}
