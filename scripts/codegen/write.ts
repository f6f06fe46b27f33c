import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from './model';

export interface WriteResult {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

const OURS = /\.gen\.(ts|tsx|json|md)$/;

/**
 * Makes `folder` hold just these files: writes what differs, removes generated files that no schema asks for any more.
 * With `check`, touches nothing and only tells what would change.
 */
export function writeOutput(folder: string, files: readonly OutputFile[], check: boolean): WriteResult {
  const wanted = new Map(files.map((file) => [file.path, withBanner(file)]));
  const present = listGenerated(folder);
  const changed = [...wanted].filter(
    ([file, content]) => !present.has(file) || readFileSync(path.join(folder, file), 'utf8') !== content,
  );
  const removed = [...present].filter((file) => !wanted.has(file)).toSorted();
  if (!check) {
    // Thousands of small files: one call after the other is several times faster than promises that wait in a queue.
    for (const directory of new Set(changed.map(([file]) => path.dirname(path.join(folder, file)))))
      mkdirSync(directory, { recursive: true });
    for (const [file, content] of changed) writeFileSync(path.join(folder, file), content);
    for (const file of removed) rmSync(path.join(folder, file));
  }
  return { written: changed.map(([file]) => file).toSorted(), removed, unchanged: wanted.size - changed.length };
}

/**
 * Saves the files of `folder` that writing these files would change or remove, so that they can be restored when the rest of a run is
 * refused.
 */
export function keptOutput(folder: string, files: readonly OutputFile[]): { readonly restore: () => void } {
  const { written, removed } = writeOutput(folder, files, true);
  const kept = [...written, ...removed].map((file) => ({
    file: path.join(folder, file),
    content: existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file)) : null,
  }));
  return {
    restore: () => {
      for (const { file, content } of kept) {
        if (content === null) rmSync(file, { force: true });
        else writeFileSync(file, content);
      }
    },
  };
}

/** JSON has no comments; there the name alone says that a file is generated. */
export function withBanner({ path: file, content, sources }: OutputFile): string {
  if (file.endsWith('.json')) return content;
  const banner = `Generated from ${sources.join(', ')} by \`npm run generate\`. Do not edit: your change would be lost.`;
  if (file.endsWith('.md')) return `<!-- ${banner} -->\n\n${content}`;
  return `// ${banner}\n${content.startsWith('// @ts-nocheck') ? '' : '\n'}${content}`;
}

function listGenerated(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && OURS.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
}
