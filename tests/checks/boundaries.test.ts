import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { beyondDebts, findViolations } from '../../scripts/checks/boundaries';
import { AREAS } from '../../scripts/checks/import-rules';

async function inProject(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'rooms-'));
  try {
    for (const folder of ['src', 'generated', 'scripts/codegen'])
      await mkdir(path.join(root, folder), { recursive: true });
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    }
    return (await findViolations(root)).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Builds a project with one import from `from` to `to`; each is a TypeScript file. */
const importing = (from: string, to: string) =>
  inProject({
    [to]: 'export const b = 1;\n',
    [from]: `import { b } from '#${to.replace(/^src\//, '').replace(/\.ts$/, '')}';\n`,
  });

describe('an import', () => {
  it.each([
    ['src/platform/web/a.ts', 'src/platform/shared/b.ts'],
    ['src/platform/server/a.ts', 'src/platform/shared/b.ts'],
    ['src/areas/hospital/web/a.ts', 'src/areas/hospital/shared/b.ts'],
    ['src/areas/hospital/server/a.ts', 'src/areas/inventario/server/b.ts'],
    ['src/areas/hospital/shared/a.ts', 'src/areas/personas/shared/b.ts'],
    ['src/areas/red/web/a.ts', 'generated/web/b.ts'],
    ['src/app/server/a.ts', 'src/areas/ordenes/server/b.ts'],
    ['generated/server/a.ts', 'src/platform/server/b.ts'],
    ['generated/web/a.ts', 'generated/shared/b.ts'],
    ['scripts/codegen/a.ts', 'src/platform/shared/b.ts'],
  ])('from %s reaches %s', async (from, to) => {
    expect(await importing(from, to)).toEqual([]);
  });

  it.each([
    ['src/platform/web/a.ts', 'src/platform/server/b.ts', 'platform/web may not import platform/server'],
    ['src/platform/server/a.ts', 'src/areas/red/server/b.ts', 'platform/server may not import areas/red/server'],
    ['src/platform/shared/a.ts', 'generated/shared/b.ts', 'platform/shared may not import generated/shared'],
    ['src/areas/red/shared/a.ts', 'src/areas/red/server/b.ts', 'areas/red/shared may not import areas/red/server'],
    ['src/areas/red/web/a.ts', 'src/areas/hospital/shared/b.ts', 'areas/red/web may not import areas/hospital/shared'],
    [
      'src/areas/hospital/web/a.ts',
      'src/areas/programas/web/b.ts',
      'areas/hospital/web may not import areas/programas/web',
    ],
    ['src/areas/red/web/a.ts', 'src/app/web/b.ts', 'areas/red/web may not import app/web'],
    ['generated/shared/a.ts', 'src/platform/web/b.ts', 'generated/shared may not import platform/web'],
    ['scripts/codegen/a.ts', 'src/platform/server/b.ts', 'scripts/codegen may not import platform/server'],
  ])('from %s does not reach %s', async (from, to, rule) => {
    expect(await importing(from, to)).toEqual([`${from}:1 ${rule}`]);
  });
});

it('finds dynamic imports, types, URLs and style sheets', async () => {
  expect(
    await inProject({
      'src/platform/web/a.ts':
        "import type { X } from './x';\nconst s = await import('../server/s');\nconst u = new URL('../server/u.js', import.meta.url);\nexport { h } from '#areas/red/web/h';\n",
      'src/platform/web/a.css': "@import '../../areas/red/web/b.css';\n",
      'src/areas/red/web/h.ts': '',
    }),
  ).toEqual([
    'src/platform/web/a.css:1 platform/web may not import areas/red/web',
    'src/platform/web/a.ts:2 platform/web may not import platform/server',
    'src/platform/web/a.ts:3 platform/web may not import platform/server',
    'src/platform/web/a.ts:4 platform/web may not import areas/red/web',
  ]);
});

it('refuses a path without a file, and a file outside the layout', async () => {
  expect(
    await inProject({ 'src/app/web/a.ts': "import { b } from '#platform/web/b';\n", 'src/areas/cocina/web/c.ts': '' }),
  ).toEqual([
    'src/app/web/a.ts:1 #platform/web/b has no file',
    'src/areas/cocina/web/c.ts:1 is in no room of the layout: a new area gets its floor in AREAS of scripts/checks/import-rules.ts',
  ]);
});

it('grants exactly the exceptions that the debts list', () => {
  const violation = (rule: string) => ({ file: 'a.ts', line: 1, rule });
  const two = [violation('x'), violation('x')];
  expect(beyondDebts(two, { x: 2 })).toEqual([]);
  expect(beyondDebts(two, { x: 1 })).toEqual(two);
  expect(beyondDebts(two, { x: 3 }).map(({ rule }) => rule)).toEqual(['«x» has 2 imports: lower its number']);
});

it('knows exactly the existing areas, and docs/architecture.md states their floors', async () => {
  expect((await readdir('src/areas')).toSorted()).toEqual(Object.keys(AREAS).toSorted());
  const page = await readFile('docs/architecture.md', 'utf8');
  const floors = [...page.matchAll(/^\| (\d) \| (.*?) \|/gm)].flatMap(([, floor, areas]) =>
    [...areas!.matchAll(/`([^`]+)`/g)].map(([, area]) => [area!, Number(floor)]),
  );
  expect(Object.fromEntries(floors)).toEqual(AREAS);
});
