import { describe, expect, it } from 'vitest';
import { importsOf } from '../../scripts/checks/boundaries';
import { circlesOf } from '../../scripts/checks/circles-of';

describe('cycles of an import graph', () => {
  it.each([
    ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
    ['two files that import each other', { a: ['b'], b: ['a'] }, [['a', 'b']]],
    ['a file that imports itself', { a: ['a'] }, []],
    ['a circle behind a chain', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd']]],
    ['two circles that share a file', { a: ['b'], b: ['a', 'c'], c: ['b'] }, [['a', 'b', 'c']]],
    [
      'two circles apart',
      { a: ['b'], b: ['a'], c: ['d'], d: ['c'] },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ] as const)('%s', (_case, graph, circles) => {
    const found = circlesOf(new Map(Object.entries(graph))).map((circle) => circle.toSorted());
    expect(found.toSorted((a, b) => (a[0]! < b[0]! ? -1 : 1))).toEqual(circles);
  });
});

it('imports are read from statements, dynamic imports, workers and styles', () => {
  const text = [
    "import { a } from './a';",
    "import '#platform/shared/b';",
    "export * from '../c';",
    "const d = () => import('./d');",
    "new URL('./e.ts', import.meta.url);",
    "import { test } from 'vitest';",
  ].join('\n');
  expect(importsOf('src/app/web/main.ts', text).map(({ target }) => target)).toEqual([
    'src/app/web/a',
    'src/platform/shared/b',
    'src/app/c',
    'src/app/web/d',
    'src/app/web/e.ts',
    null,
  ]);
});
