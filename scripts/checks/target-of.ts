import path from 'node:path';

/** Endings that an import may leave out, the whole name first. */
export const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.d.ts'] as const;

/**
 * Path from the root that an import leads to, without the ending that it leaves out.
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
