import { expect, it } from 'vitest';
import { circleOf } from '../../scripts/build/no-circles';

it('finds a circle of chunks, over several imports and beside chunks without one', () => {
  const imports = (files: Record<string, readonly string[]>) => circleOf(new Map(Object.entries(files)));
  expect(imports({ app: ['packages', 'react'], packages: ['react'], react: [] })).toBeNull();
  // Two ways to one chunk are no circle.
  expect(imports({ app: ['list', 'form'], list: ['react'], form: ['react'], react: [] })).toBeNull();
  expect(imports({ start: ['app'], app: ['packages'], packages: ['react', 'app'], react: [] })).toEqual([
    'app',
    'packages',
    'app',
  ]);
  expect(imports({ list: ['list'] })).toEqual(['list', 'list']);
  // A file outside the build imports nothing.
  expect(imports({ app: ['https://example.org/x.js'] })).toBeNull();
});
