/** `npm run check`: who may import whom. The table is that of CONTRIBUTING; anything absent from it is forbidden. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mayImport, roomOf } from './import-rules';

const IMPORT =
  /^\s*(?:import|export)\s[^'"`;]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly target: string;
  readonly rule: string;
}

/** Every import that crosses a boundary it may not cross. */
export async function findViolations(root: string): Promise<Violation[]> {
  const files = (
    await Promise.all(['src', 'generated', 'scripts/codegen'].map((folder) => sourceFiles(root, folder)))
  ).flat();
  const violations: Violation[] = [];
  for (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const match of text.matchAll(IMPORT)) {
      const specifier = match[1] ?? match[2] ?? match[3] ?? '';
      if (!specifier.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(file), specifier);
      const [from, to] = [roomOf(file), roomOf(target)];
      const typeOnly = /^\s*import\s+type\s/.test(match[0]);
      if (from === to || mayImport(from, to, typeOnly)) continue;
      violations.push({
        file,
        line: text.slice(0, match.index).split('\n').length + (match[0].startsWith('\n') ? 1 : 0),
        target,
        rule: `${from} may not import ${to}`,
      });
    }
  }
  return violations.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

async function sourceFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
