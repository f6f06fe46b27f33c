import { execFileSync } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { compileSchemas } from '../../codegen/compile';
import type { Entity } from '../../codegen/model';
import { writeOutput } from '../../codegen/write';
import { manyEntities } from '../many-entities';

const PARTS = [
  'src',
  'locales',
  'public',
  'index.html',
  'redirect.html',
  'package.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  'vite.config.ts',
  'scripts/build',
];

/** Builds the product with a number of entities. The copies have no database, because only the product's own lists are opened. */
export async function buildOurs(count: number): Promise<{ dist: string; root: string; entities: readonly Entity[] }> {
  const root = await manyEntities(count);
  for (const part of PARTS) await cp(part, path.join(root, part), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const result = await compileSchemas(root);
  if (!result.ok) throw new Error(result.errors.map((error) => error.message).join('\n'));
  writeOutput(path.join(root, 'generated'), result.files, false);
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], { cwd: root, stdio: 'inherit' });
  return { dist: path.join(root, 'dist/web'), root, entities: result.model.entities };
}
