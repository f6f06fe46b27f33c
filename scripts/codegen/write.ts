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
 * Makes `folder` contain exactly these files: writes those that differ and removes generated files that no schema needs.
 *
 * @param check true to report the changes of tracked files and write nothing
 */
export function writeOutput(folder: string, files: readonly OutputFile[], check: boolean): WriteResult {
  const { changed: all, removed } = differences(folder, files);
  const changed = check ? all.filter(({ untracked }) => !untracked) : all;
  if (!check) {
    writeFiles(folder, changed);
    for (const file of removed) rmSync(path.join(folder, file));
  }
  return { written: changed.map((file) => file.path).toSorted(), removed, unchanged: files.length - changed.length };
}

/** Writes missing or different untracked files, which a fresh clone does not have. */
export function writeUntracked(folder: string, files: readonly OutputFile[]): void {
  writeFiles(
    folder,
    files.filter((file) => file.untracked && isChanged(folder, file)),
  );
}

/** Returns the files that differ from the folder, and generated files of the folder that are not among them. */
function differences(folder: string, files: readonly OutputFile[]) {
  const wanted = new Set(files.map((file) => file.path));
  return {
    changed: files.filter((file) => isChanged(folder, file)),
    removed: [...listGenerated(folder)].filter((file) => !wanted.has(file)).toSorted(),
  };
}

function isChanged(folder: string, file: OutputFile): boolean {
  const target = path.join(folder, file.path);
  return !existsSync(target) || readFileSync(target, 'utf8') !== withBanner(file);
}

/** For thousands of small files, synchronous calls are several times faster than queued promises. */
function writeFiles(folder: string, files: readonly OutputFile[]): void {
  for (const directory of new Set(files.map((file) => path.dirname(path.join(folder, file.path)))))
    mkdirSync(directory, { recursive: true });
  for (const file of files) writeFileSync(path.join(folder, file.path), withBanner(file));
}

/**
 * Saves the files of `folder` that writing these files would change or remove, so that they can be restored when a later part of the run is
 * refused.
 */
export function keptOutput(folder: string, files: readonly OutputFile[]): { readonly restore: () => void } {
  const { changed, removed } = differences(folder, files);
  const kept = [...changed.map((file) => file.path), ...removed].map((file) => ({
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

/** JSON has no comments; its file name alone identifies a generated file. */
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
