import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findViolations } from '../../scripts/checks/boundaries';
import { ALLOWED } from '../../scripts/checks/import-rules';

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

it('lets a room import what the table grants', async () => {
  expect(
    await inProject({
      'src/ui/a.ts': "import { b } from '../shared/b';\nimport type { C } from '../../generated/shared/c.gen';\n",
    }),
  ).toEqual([]);
});

it('names file, line and rooms of an import that is not granted', async () => {
  expect(
    await inProject({
      'src/ui/a.ts': "import { x } from './x';\nimport { c } from '../../generated/shared/c.gen';\n",
      'src/features/tableros/t.ts': "export { h } from '../hospitalizacion/h';\n",
      'src/domain/d.ts': "const s = await import('../server/db/s');\n",
    }),
  ).toEqual([
    'src/domain/d.ts:1 src/domain may not import src/server/db',
    'src/features/tableros/t.ts:1 src/features/tableros may not import src/features/hospitalizacion',
    'src/ui/a.ts:2 src/ui may not import generated/shared',
  ]);
});

it('grants what docs/architecture.md says, and nothing else', async () => {
  const page = await readFile('docs/architecture.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` \| (.*)\|$/gm)].map(([, room, granted]) => [
    room,
    [...granted!.matchAll(/`([^`]+)`( \(types\))?/g)].map(([, name, types]) => name! + (types ?? '')),
  ]);
  expect(Object.fromEntries(rows)).toEqual(ALLOWED);
});
