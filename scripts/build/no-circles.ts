import type { Plugin } from 'vite';

/** Imports of the chunks of a build, by file. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Refuses a build whose chunks import each other in a circle: they would run in the order in which they arrive, and one of them before what
 * it needs.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const circle = circleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`Chunks import each other: ${circle.join(' → ')}.`);
    },
  };
}

/** Returns the files of a circle, the first one again at the end; null without one. */
export function circleOf(imports: Imports): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): readonly string[] | null => {
    const start = trail.indexOf(file);
    if (start !== -1) return [...trail.slice(start), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}
