import type { Plugin } from 'vite';
import { circlesOf } from '../checks/circles-of';

/**
 * Refuses a build whose chunks import each other in a circle: they would run in the order in which they arrive, and one of them before what
 * it needs.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const circles = chunkCircles(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circles.length > 0)
        this.error(`Chunks import each other: ${circles.map((circle) => circle.join(', ')).join('; ')}.`);
    },
  };
}

/** Returns the circles of chunks, a chunk that imports itself included. */
export function chunkCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const alone = [...imports].flatMap(([file, imported]) => (imported.includes(file) ? [[file]] : []));
  return [...circlesOf(imports), ...alone];
}
