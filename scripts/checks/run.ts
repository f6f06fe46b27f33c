/**
 * `npm test`: everything. `npm run check` (`--fast`): what needs no database and no browser.
 * Ends with one line over all runners: `N passed, N failed`.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findViolations } from './boundaries';
import { run, single, type StepResult } from './steps';

const { values } = parseArgs({ options: { fast: { type: 'boolean', default: false } } });
const bin = (name: string) => path.join('node_modules', '.bin', name);
const reports = await mkdtemp(path.join(tmpdir(), 'red-salud-tests-'));

const results: StepResult[] = [
  await single('generated files are current', bin('tsx'), ['scripts/codegen/main.ts', '--check']),
  await single('types', bin('tsc'), ['--noEmit', '-p', '.']),
  await single('lint', bin('oxlint'), ['--type-aware', '--deny-warnings', 'src', 'scripts', 'tests']),
  await boundaries(),
  await vitest('unit', ['--project', 'unit']),
];
if (!values.fast) {
  results.push(await vitest('server', ['--project', 'server']));
  results.push(await single('build', 'node', ['scripts/start.mjs', '--build-only']));
  results.push(await playwright());
}
await rm(reports, { recursive: true, force: true });

console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

async function boundaries(): Promise<StepResult> {
  console.log('\n── import boundaries');
  const started = performance.now();
  const violations = await findViolations(process.cwd());
  for (const { file, line, target, rule } of violations) console.error(`${file}:${line} ${rule} (${target})`);
  return { name: 'import boundaries', passed: violations.length === 0 ? 1 : 0, failed: violations.length === 0 ? 0 : 1, seconds: (performance.now() - started) / 1000 };
}

async function vitest(name: string, args: readonly string[]): Promise<StepResult> {
  console.log(`\n── ${name}`);
  const report = path.join(reports, `${name}.json`);
  const { code, seconds } = await run(bin('vitest'), ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const { numPassedTests = 0, numFailedTests = 0 } = await readReport<{ numPassedTests: number; numFailedTests: number }>(report);
  return { name, passed: numPassedTests, failed: numFailedTests || (code === 0 ? 0 : 1), seconds };
}

async function playwright(): Promise<StepResult> {
  console.log('\n── browser');
  const report = path.join(reports, 'browser.json');
  const { code, seconds } = await run(bin('playwright'), ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const { stats } = await readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report);
  return { name: 'browser', passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected || (code === 0 ? 0 : 1), seconds };
}

async function readReport<T>(file: string): Promise<Partial<T>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<T>;
}
