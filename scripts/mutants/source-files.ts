import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Type declarations and style files, whose mutations are no faults. */
const EXCLUDED = /\.d\.ts$|(?:^|[-/])styles?\.tsx?$|^src\/platform\/web\/theme\/(?:tokens|palette|components)/;

/** Hand-written code of `src` below any of the given folders, by paths from the root, sorted. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  return typeScriptFiles(root, 'src').filter(
    (file) => !EXCLUDED.test(file) && folders.some((folder) => file === folder || file.startsWith(`${folder}/`)),
  );
}

/** All TypeScript files below a folder, by paths from the root, sorted. */
export function typeScriptFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}
