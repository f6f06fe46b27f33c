import type { View } from './eject-view';

interface Override {
  readonly resource: string;
  readonly view: View;
  /** Path from the project's root. */
  readonly file: string;
}

/**
 * Adds an entry to src/app/web/overrides.ts.
 *
 * @returns `text: null` when the file has an unknown form, so that the developer must add the entry
 */
export function addOverride(
  text: string,
  { resource, view, file }: Override,
): { readonly text: string | null; readonly entry: string } {
  const key = /^[a-z]\w*$/.test(resource) ? resource : `'${resource}'`;
  const loader = `${view}: lazyPart(() => import('#${file.replace(/^src\//, '').replace(/\.tsx$/, '')}'))`;
  const entry = `${key}: { ${loader} },`;
  const found = /^(export const OVERRIDES: [^=]+= )\{([\s\S]*?)\n?\};$/m.exec(text);
  if (!found) return { text: null, entry };
  const [whole, head, rows = ''] = found;
  const own = rows.split('\n').find((row) => row.startsWith(`  ${key}: {`));
  // Two views of one resource share a line. Any other hand-written form is left to the developer.
  if (own && !own.endsWith(' },')) return { text: null, entry };
  const next = own ? rows.replace(own, () => `${own.slice(0, -' },'.length)}, ${loader} },`) : `${rows}\n  ${entry}`;
  const written = text.replace(whole, () => `${head}{${next}\n};`);
  return {
    text: written.includes('import { lazyPart }')
      ? written
      : written.replace(
          /^import .* from 'react';$/m,
          (line) => `${line}\nimport { lazyPart } from '#platform/web/ui/loading/lazy-part';`,
        ),
    entry,
  };
}
