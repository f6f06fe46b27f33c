/**
 * `npm run mutants -- --seed N --count 60`: mutates hand-written code of `src`, one change at a time, in a private copy. Runs the tests
 * that should detect it, and prints the score of each folder and the survivors. The same seed gives the same mutants of the same sources.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../codegen/command-line';
import { chooseMutants, type Mutant } from './choose-mutants';
import { EQUIVALENTS_FILE, isEquivalent, readEquivalents, staleEquivalents } from './equivalents';
import { findMutations } from './find-mutations';
import { inOwnGroup } from './own-group';
import { RelatedTests } from './related-tests';
import { scoreTable } from './score';
import { sourceFiles } from './source-files';
import { TestWorld } from './test-world';
import { TreeCopy } from './tree-copy';
import { MutantTrials, type MutantResult } from './try-mutant';

const USAGE = `npm run mutants -- [folder or file]… [--seed N] [--count N] [--limit N] [--browser] [--long] [--list]

  Changes one thing at a time in hand-written code, runs the tests that should see it, and prints the score and the survivors.
  Without folders it takes all of src; \`src/platform/web/ui src/platform/web/boards\` takes those two. Ctrl+C ends the run and removes what it made.

  --seed     which mutants: the same seed gives the same (1)
  --count    how many (60)
  --limit    seconds of tests for one mutant, most related tests first (300)
  --browser  also builds each mutant of browser code that survives, and runs the browser tests of its page
  --long     also runs *.long.test.ts
  --list     prints the mutants and runs nothing`;

const { values, positionals } = commandLine(
  USAGE,
  {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    limit: { type: 'string', default: '300' },
    browser: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  true,
);
const [seed, count, limitSeconds] = [values.seed, values.count, values.limit].map(wholeNumber) as [
  number,
  number,
  number,
];
const root = process.cwd();
const equivalents = readEquivalents(root);
const stale = staleEquivalents(root, equivalents);
if (stale.length > 0) fail(`${EQUIVALENTS_FILE} names what is not in the sources: ${JSON.stringify(stale, null, 2)}`);

const files = sourceFiles(root, positionals.length > 0 ? positionals.map(trimSlash) : ['src']);
if (files.length === 0) fail(`No source file is below ${positionals.join(', ')}.`);
const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const mutants = chooseMutants(
  new Map(
    [...sources].map(([file, source]) => [
      file,
      findMutations(file, source).filter((mutation) => !isEquivalent(equivalents, file, source, mutation)),
    ]),
  ),
  seed,
  count,
);
if (values.list) for (const mutant of mutants) console.log(describe(mutant));
else await inOwnGroup(tryAll);

async function tryAll(stop: AbortSignal): Promise<void> {
  stop.addEventListener('abort', () => console.error('Stopped: removes what the run made.'));
  const world = new TestWorld();
  const copy = new TreeCopy(root);
  const related = new RelatedTests(copy.root, { long: values.long });
  const trials = new MutantTrials(copy, related, world, { limitSeconds, browser: values.browser, stop });
  const results: MutantResult[] = [];
  try {
    for (const mutant of mutants) {
      stop.throwIfAborted();
      const result = await trials.run(mutant);
      results.push(result);
      const { verdict, killer, ran, reach, seconds } = result;
      console.log(
        `${`${results.length}/${mutants.length}`.padStart(7)} ${verdict.padEnd(8)} ${describe(mutant)}\n        ${seconds.toFixed(0)} s, ${ran} of ${reach} test files${killer ? `, ${killer}` : ''}`,
      );
    }
  } catch (error) {
    if (!stop.aborted) throw error;
    process.exitCode = 130;
  } finally {
    copy.remove();
    await world.remove();
  }
  const survivors = results.filter(({ verdict }) => verdict === 'survived');
  if (trials.broken.size > 0)
    console.log(`\nFail without a mutant, and were left out: ${[...trials.broken].join(', ')}`);
  console.log(`\nSurvivors of seed ${seed}:`);
  for (const { mutant, ran, reach } of survivors) console.log(`${describe(mutant)}   (${ran} of ${reach} test files)`);
  console.log(`\n${scoreTable(results)}`);
}

function describe({ file, start, operator, before, after }: Mutant): string {
  const line = sources.get(file)!.slice(0, start).split('\n').length;
  return `${file}:${line} ${operator}: ${oneLine(before)} → ${oneLine(after)}`;
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) fail(`\`${text}\` is no whole number. --help tells what there is.`);
  return Number(text);
}

function trimSlash(folder: string): string {
  return folder.replace(/\/+$/, '');
}

function fail(what: string): never {
  console.error(what);
  process.exit(2);
}
