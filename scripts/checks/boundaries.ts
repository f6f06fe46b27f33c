/**
 * `npm run check`: checks imports across boundaries. The rules are in `import-rules.ts`; older exceptions are listed in
 * `import-debts.json`.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mayImport, nameOf, roomOf } from './import-rules';
import { ENDINGS, targetOf } from './target-of';

const IMPORT =
  /^\s*(?:import|export)\s[^'"`;]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+)['"]|^\s*(?:@import|composes:[^;]*from)\s+['"](\.[^'"]+)['"]/gm;

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
}

/** Numbers of older imports between two rooms that the rules forbid. They may only decrease. */
export type Debts = Readonly<Record<string, number>>;

/** Returns every import that crosses a forbidden boundary, and every `#` path without a file. */
export async function findViolations(root: string): Promise<Violation[]> {
  const files = (
    await Promise.all(['src', 'generated', 'scripts/codegen'].map((folder) => sourceFiles(root, folder)))
  ).flat();
  const violations: Violation[] = [];
  for (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8');
    const from = roomOf(file);
    const report = (rule: string, match?: RegExpExecArray) =>
      violations.push({ file, line: match ? lineOf(text, match) : 1, rule });
    if (!from) {
      report('is in no room of the layout: a new area gets its floor in AREAS of scripts/checks/import-rules.ts');
      continue;
    }
    for (const { specifier, target, match } of importsOf(file, text)) {
      if (target === null) continue;
      if (specifier.startsWith('#') && !ENDINGS.some((ending) => existsSync(path.join(root, target + ending)))) {
        report(`${specifier} has no file`, match);
        continue;
      }
      const to = roomOf(target);
      if (to && mayImport(from, to)) continue;
      report(`${nameOf(from)} may not import ${to ? nameOf(to) : target}`, match);
    }
  }
  return violations.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

interface Import {
  readonly specifier: string;
  /** Path from the root without the ending; null for a package. */
  readonly target: string | null;
  readonly match: RegExpExecArray;
}

/** Imports of a file, static and dynamic. */
export function importsOf(file: string, text: string): Import[] {
  return Array.from(text.matchAll(IMPORT), (match) => {
    const specifier = match.slice(1).find((each) => each !== undefined) ?? '';
    return { specifier, target: targetOf(file, specifier), match };
  });
}

/**
 * Returns the violations beyond the debts.
 *
 * @returns all violations of a rule with more violations than its debt, and one for each debt larger than its number of imports
 */
export function beyondDebts(violations: readonly Violation[], debts: Debts): Violation[] {
  const counts = new Map<string, number>();
  for (const { rule } of violations) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const paid = Object.entries(debts)
    .filter(([rule, count]) => (counts.get(rule) ?? 0) < count)
    .map(([rule]) => ({
      file: 'scripts/checks/import-debts.json',
      line: 1,
      rule: `«${rule}» has ${counts.get(rule) ?? 0} imports: lower its number`,
    }));
  return [...violations.filter(({ rule }) => counts.get(rule)! > (debts[rule] ?? 0)), ...paid];
}

/** The debts of a project. */
export async function readDebts(root: string): Promise<Debts> {
  return JSON.parse(await readFile(path.join(root, 'scripts/checks/import-debts.json'), 'utf8')) as Debts;
}

const lineOf = (text: string, match: RegExpExecArray): number =>
  text.slice(0, match.index).split('\n').length + (match[0].startsWith('\n') ? 1 : 0);

async function sourceFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
