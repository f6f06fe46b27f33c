import { expect, it } from 'vitest';
import { chunkCircles } from '../../scripts/build/no-circles';

it('finds a circle of chunks, over several imports and beside chunks without one', () => {
  const imports = (files: Record<string, readonly string[]>) =>
    chunkCircles(new Map(Object.entries(files))).map((circle) => circle.toSorted());
  expect(imports({ app: ['packages', 'react'], packages: ['react'], react: [] })).toEqual([]);
  // Two ways to one chunk are no circle.
  expect(imports({ app: ['list', 'form'], list: ['react'], form: ['react'], react: [] })).toEqual([]);
  expect(imports({ start: ['app'], app: ['packages'], packages: ['react', 'app'], react: [] })).toEqual([
    ['app', 'packages'],
  ]);
  expect(imports({ list: ['list'] })).toEqual([['list']]);
  // A file outside the build imports nothing.
  expect(imports({ app: ['https://example.org/x.js'] })).toEqual([]);
});
