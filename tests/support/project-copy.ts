import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PARTS = [
  'schemas',
  'scripts',
  'src',
  'generated',
  'locales',
  'tests/support',
  'package.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

/** Creates a copy of the project that tests may change, with the same packages. */
export async function copyProject(): Promise<{ readonly root: string; readonly remove: () => Promise<void> }> {
  const root = await mkdtemp(path.join(tmpdir(), 'project-copy-'));
  for (const name of PARTS) await cp(name, path.join(root, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
