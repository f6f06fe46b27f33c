import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from './model';

export interface WriteResult {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/** Files read or written at the same time. */
const AT_ONCE = 32;

const OURS = /\.gen\.(ts|tsx|json)$/;

/**
 * Makes `folder` hold just these files: writes what differs, removes generated files that no schema asks for any more.
 * With `check`, touches nothing and only tells what would change.
 */
export async function writeOutput(folder: string, files: readonly OutputFile[], check: boolean): Promise<WriteResult> {
  const wanted = new Map(files.map((file) => [file.path, withBanner(file)]));
  const present = await listGenerated(folder);
  const written: string[] = [];
  const pending = [...wanted];
  const work = async (): Promise<void> => {
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [file, content] = next;
      const target = path.join(folder, file);
      if (present.has(file) && (await readFile(target, 'utf8')) === content) continue;
      written.push(file);
      if (check) continue;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const removed = [...present].filter((file) => !wanted.has(file)).toSorted();
  if (!check) for (const file of removed) await rm(path.join(folder, file));
  return { written: written.toSorted(), removed, unchanged: wanted.size - written.length };
}

/** JSON has no comments; there the name alone says that a file is generated. */
function withBanner({ path: file, content, sources }: OutputFile): string {
  if (file.endsWith('.json')) return content;
  return `// Generated from ${sources.join(', ')} by \`npm run generate\`. Do not edit: your change would be lost.\n${content.startsWith('// @ts-nocheck') ? '' : '\n'}${content}`;
}

async function listGenerated(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return new Set(entries.filter((entry) => entry.isFile() && OURS.test(entry.name)).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')));
}
