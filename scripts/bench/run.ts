/**
 * `npm run bench`: runs every benchmark in turn, each against a baseline measured in the same run. `npm run bench -- lists` runs only the
 * named ones. Ends with one table of all figures, as ratios.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../checks/steps';
import { commandLine } from '../codegen/command-line';
import { didYouMean } from '../codegen/nearest';
import { BENCHMARKS, OUTCOME_FILE, outcomeTable, type Outcome } from './outcome';

const { positionals: asked } = commandLine(
  `npm run bench -- [${BENCHMARKS.join(' | ')}]…\n\n  Every benchmark in turn, each against a baseline measured in the same run, or those that are named.`,
  {},
  true,
);
for (const name of asked) {
  if (BENCHMARKS.includes(name)) continue;
  console.error(`No benchmark is called \`${name}\`: ${didYouMean(name, BENCHMARKS) ?? '--help tells what there is'}`);
  process.exit(2);
}
const folder = await mkdtemp(path.join(tmpdir(), 'red-salud-bench-'));
const outcomes = new Map<string, Outcome | null>();
try {
  for (const name of asked.length > 0 ? asked : BENCHMARKS) {
    console.log(`\n── ${name}`);
    const file = path.join(folder, `${name}.json`);
    const { code } = await run('node_modules/.bin/tsx', [`scripts/bench/${name}.ts`], { [OUTCOME_FILE]: file });
    if (code !== 0) process.exitCode = code;
    const text = await readFile(file, 'utf8').catch(() => null);
    outcomes.set(name, text === null ? null : (JSON.parse(text) as Outcome));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${outcomeTable(outcomes)}`);
