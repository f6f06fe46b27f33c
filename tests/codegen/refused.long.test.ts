import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { baseSchemas, type SchemaNode } from '../support/codegen/base-schemas';
import { withProject } from '../support/codegen/project';

const AMBULANCE = 'schemas/entities/flota/ambulancia.json';
const run = promisify(execFile);
const generate = (root: string, ...more: string[]) =>
  run(path.resolve('node_modules/.bin/tsx'), [path.resolve('scripts/codegen/main.ts'), '--root', root, ...more]);

/** Creates a project with schemas and the folders for planning a migration. */
async function withDatabase(use: (root: string) => Promise<void>): Promise<void> {
  await withProject(baseSchemas(), async (root) => {
    const db = path.join(root, 'src/platform/server/db');
    await mkdir(path.join(db, 'migrations'), { recursive: true });
    for (const entry of await readdir('src/platform/server/db'))
      if (entry !== 'migrations') await symlink(path.resolve('src/platform/server/db', entry), path.join(db, entry));
    await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
    await use(root);
  });
}

async function contents(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const)),
  );
}

async function edit(root: string, change: (ambulancia: SchemaNode) => void): Promise<void> {
  const file = path.join(root, AMBULANCE);
  const schema: SchemaNode = JSON.parse(await readFile(file, 'utf8'));
  change(schema);
  await writeFile(file, JSON.stringify(schema, null, 2));
}

it('a refused migration leaves generated/ and the migrations unchanged', async () => {
  await withDatabase(async (root) => {
    await generate(root);
    const before = [
      await contents(path.join(root, 'generated')),
      await contents(path.join(root, 'src/platform/server/db/migrations')),
    ];
    await edit(root, ({ properties }) => {
      delete properties.serie;
    });
    await expect(generate(root)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/ambulancia\.serie[^]*Nothing was written/),
    });
    expect([
      await contents(path.join(root, 'generated')),
      await contents(path.join(root, 'src/platform/server/db/migrations')),
    ]).toEqual(before);
    await generate(root, '--drop', 'ambulancia.serie');
    expect((await contents(path.join(root, 'generated')))['server/tables/ambulancia.gen.ts']).not.toContain('serie');
  });
});

it('the product does not start while generated/ differs from the schemas', async () => {
  await withProject({}, async (root) => {
    for (const part of ['scripts', 'schemas', 'generated']) await cp(part, path.join(root, part), { recursive: true });
    for (const part of [
      'src',
      'locales',
      'node_modules',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      '.oxfmtrc.json',
    ])
      await symlink(path.resolve(part), path.join(root, part));
    const file = path.join(root, 'schemas/entities/catalogos/insumo.json');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"title": "', '"title": "Otro '));
    await expect(run(process.execPath, ['scripts/start.mjs', '--build-only'], { cwd: root })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/generated\/[^]*npm run generate/),
    });
  });
});
