/**
 * `npm run check` (`--fast`): everything that needs no database and no browser. `npm test`: everything except long tests. `--whole`: long
 * tests as well; a change must pass it before it lands. `--all`: also tests that `--whole` covers by a selection of their kind. Ends with
 * the failed tests and one line for all runners: `N passed, N failed`.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import startServer, { makeDemo } from '../../tests/support/web/server';
import { commandLine } from '../codegen/command-line';
import { beyondDebts, findViolations, readDebts } from './boundaries';
import { findProseFaults } from './prose';
import { playwrightFailures, vitestFailures, type PlaywrightReport, type VitestReport } from './failures';
import { slowFiles } from './slow-files';
import { run, single, type StepResult } from './steps';
import { summaryOf } from './summary';

const USAGE = `npm test [-- --whole | --all], npm run check

  npm test looks at generated files, format, types, lint, boundaries, build, and the tests of units, server and browser, but for what is long.

  --fast     leaves out what needs a database or a browser (npm run check)
  --whole    also the long tests (*.long.test.ts) and every test in the browser: what a change is held to before it lands
  --all      also what is else shown by a choice of its kind: each generated screen, four times as many interleavings
  --figures  prints measures of the layout and ends`;

const { values } = commandLine(USAGE, {
  fast: { type: 'boolean', default: false },
  whole: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  figures: { type: 'boolean', default: false },
});
if (values.figures) {
  const { measure } = await import('./figures');
  for (const { name, value, where } of await measure(process.cwd()))
    console.log(`${String(value).padStart(9)}  ${name}${where === undefined ? '' : ` (${where})`}`);
  process.exit(0);
}
const bin = (name: string) => path.join('node_modules', '.bin', name);
const isWhole = values.whole || values.all;
/** Suffix of unit, server and screen tests that only `--whole` runs. No other test file takes longer than LONG_SECONDS. */
const LONG = '.long.test.ts';
const LONG_SECONDS = 15;
/** Tag of the browser tests that `npm test` includes: the one or two that cover most of a part of the product in little time. */
const CORE = '@core';
/** Tag of the browser tests that depend on timing: no other test runs beside them. */
const ALONE = '@alone';
const reports = await mkdtemp(path.join(tmpdir(), 'red-salud-tests-'));
const env = values.all ? { TEST_ALL: '1' } : {};
type Forget = () => Promise<void>;
const nothing: Forget = async () => undefined;
let demo = Promise.resolve(nothing);
const slow: string[] = [];

// The type check and the build read a generated file that git ignores: the API description.
const current = await single('generated files are current', bin('tsx'), ['scripts/codegen/main.ts', '--check']);
// These steps write nothing that another step reads. Tests run afterwards, with the whole machine.
const checks = await Promise.all([
  single('format', bin('oxfmt'), ['--check', '.']),
  // Each checker thread would compute the same types itself. Beside lint and build, several threads only double the work.
  single('types', bin('tsc'), ['--noEmit', '-p', '.', '--checkers', '1']),
  single('lint', bin('oxlint'), ['--type-aware', '--deny-warnings', 'src', 'scripts', 'tests']),
  boundaries(),
  prose(),
  ...(values.fast ? [] : [build()]),
]);
const results: StepResult[] = [current, ...checks];
const world = values.fast ? Promise.resolve(nothing) : prepareWorld();
results.push(await vitest('unit', ['--project', 'unit']));
const [forgetDemo, forgetWorld] = await Promise.all([demo, world]);
if (!values.fast) {
  results.push(await vitest('server', ['--project', 'server']));
  await forgetWorld();
  results.push(...(await browser()));
}
await forgetDemo();
await rm(reports, { recursive: true, force: true });

if (isWhole && slow.length > 0)
  console.log(`\nSlower than ${LONG_SECONDS} s, and not called *${LONG}:\n  ${slow.join('\n  ')}`);
if (!isWhole)
  console.log(
    `\nLeft to \`npm test -- --whole\`: ${values.fast ? 'server and browser, ' : `tests in the browser that are not ${CORE}, `}*${LONG}`,
  );
console.log(`\n${summaryOf(results)}`);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;

/**
 * Builds the application, then starts filling the demo's database, which server and browser tests need. Only those tests wait for it:
 * filling takes one core for longer than all checks, while the unit tests run beside it.
 */
async function build(): Promise<StepResult> {
  const result = await single('build', 'node', ['scripts/start.mjs', '--build-only']);
  // On failure each test run makes its own demo and reports the error.
  if (result.failed === 0) demo = makeDemo().catch(() => nothing);
  return result;
}

/**
 * Prepares the initial database of the server tests, beside the unit tests. A separate step before them would occupy one core while the
 * others idle.
 */
async function prepareWorld(): Promise<Forget> {
  const { prepareWorld: prepare } = await import('../../tests/support/server/prepare-world');
  // On failure the tests prepare it themselves and report the error.
  return prepare().catch(() => nothing);
}

async function boundaries(): Promise<StepResult> {
  return checked('import boundaries', async () =>
    beyondDebts(await findViolations(process.cwd()), await readDebts(process.cwd())).map(
      ({ file, line, rule }) => `${file}:${line} ${rule}`,
    ),
  );
}

async function prose(): Promise<StepResult> {
  return checked('prose of comments and titles', async () =>
    (await findProseFaults(process.cwd())).map(({ file, line, rule, text }) => `${file}:${line} ${rule}: ${text}`),
  );
}

/** Runs a check in this process and prints one line for each fault. */
async function checked(name: string, find: () => Promise<readonly string[]>): Promise<StepResult> {
  const started = performance.now();
  const faults = await find();
  console.log([`\n── ${name}`, ...faults].join('\n'));
  return {
    name,
    passed: faults.length === 0 ? 1 : 0,
    failed: faults.length === 0 ? 0 : 1,
    seconds: (performance.now() - started) / 1000,
    failures: [],
  };
}

/** Starts one server for the screen tests without a browser and both Playwright runs; otherwise each would start its own. */
async function browser(): Promise<StepResult[]> {
  const stop = await startServer();
  try {
    return [
      await vitest('screens', ['--project', 'screens']),
      await playwright('browser', ['--grep-invert', ALONE, ...(isWhole ? [] : ['--grep', CORE])]),
      ...(isWhole ? [await playwright('browser, by the clock', ['--grep', ALONE, '--workers=1'])] : []),
    ];
  } finally {
    await stop();
  }
}

async function vitest(name: string, args: readonly string[]): Promise<StepResult> {
  console.log(`\n── ${name}`);
  const file = path.join(reports, `${name}.json`);
  const { code, seconds } = await run(
    bin('vitest'),
    [
      'run',
      ...args,
      ...(isWhole ? [] : ['--exclude', `**/*${LONG}`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env,
  );
  const report = await readReport<VitestReport>(file);
  const failures = vitestFailures(report);
  slow.push(...slowFiles(report, LONG_SECONDS).filter((text) => !text.includes(LONG)));
  return {
    name,
    passed: report.numPassedTests ?? 0,
    failed: failures.length || (code === 0 ? 0 : 1),
    seconds,
    failures,
  };
}

async function playwright(name: string, args: readonly string[]): Promise<StepResult> {
  console.log(`\n── ${name}`);
  const file = path.join(reports, `${name}.json`);
  const { code, seconds } = await run(bin('playwright'), ['test', ...args, '--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = await readReport<PlaywrightReport>(file);
  const failures = playwrightFailures(report);
  return {
    name,
    passed: report.stats?.expected ?? 0,
    failed: failures.length || (code === 0 ? 0 : 1),
    seconds,
    failures,
  };
}

async function readReport<T>(file: string): Promise<Partial<T>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<T>;
}
