import { isBrowserCode, type MutantResult } from './try-mutant';

/** Folder of a file in the score: `src/platform/web`, `src/areas/hospital`. */
export const folderOf = (file: string): string => file.split('/').slice(0, 3).join('/');

/** Returns the killed mutants of each folder of `src`, of browser code, and of the rest. */
export function scoreTable(results: readonly MutantResult[]): string {
  const rows = new Map<string, MutantResult[]>();
  const add = (name: string, result: MutantResult) => rows.set(name, [...(rows.get(name) ?? []), result]);
  for (const result of results.toSorted((a, b) => (a.mutant.file < b.mutant.file ? -1 : 1)))
    add(folderOf(result.mutant.file), result);
  for (const result of results) add(isBrowserCode(result.mutant.file) ? 'in the browser' : 'outside', result);
  return [...rows, ['all', results] as const]
    .map(([name, of]) => {
      const killed = of.filter(({ verdict }) => verdict !== 'survived').length;
      const share = of.length === 0 ? '–' : `${Math.round((100 * killed) / of.length)} %`;
      return `${name.padEnd(26)} ${`${killed} of ${of.length}`.padStart(10)} killed  ${share.padStart(5)}`;
    })
    .join('\n');
}
