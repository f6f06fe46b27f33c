import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { playwrightFailures, vitestFailures, type PlaywrightReport, type VitestReport } from '../checks/failures';
import type { TestProject } from './related-tests';

/** Result of a run of test files. */
export interface TestOutcome {
  readonly verdict: 'passed' | 'failed' | 'hung';
  /** First failed test, by its file and full name; null without one, or when the run failed outside of tests. */
  readonly failure: { readonly file: string; readonly test: string } | null;
}

/**
 * Runs test files of one project in a tree until the first failure. Ends a run longer than `hangSeconds`. Also ends a stopped run, and then
 * rejects.
 */
export async function runTests(
  root: string,
  project: TestProject,
  files: readonly string[],
  hangSeconds: number,
  stop: AbortSignal,
): Promise<TestOutcome> {
  const report = path.join(root, 'mutant-report.json');
  rmSync(report, { force: true });
  const { command, args, env } =
    project === 'browser' ? playwright(root, files, report) : vitest(root, project, files, report);
  const code = await endOf(command, args, { ...process.env, ...env }, root, hangSeconds, stop);
  if (code === 'hung') return { verdict: 'hung', failure: null };
  if (code === 0) return { verdict: 'passed', failure: null };
  return { verdict: 'failed', failure: firstFailure(project, report) };
}

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

function vitest(root: string, project: TestProject, files: readonly string[], report: string): Command {
  return {
    command: path.join(root, 'node_modules/.bin/vitest'),
    args: [
      'run',
      '--project',
      project,
      '--bail',
      '1',
      '--reporter=json',
      `--outputFile=${report}`,
      '--experimental.fsModuleCache',
      `--experimental.fsModuleCachePath=${path.join(root, '.module-cache')}`,
      ...files,
    ],
    env: {},
  };
}

function playwright(root: string, files: readonly string[], report: string): Command {
  return {
    command: path.join(root, 'node_modules/.bin/playwright'),
    args: ['test', '--max-failures=1', '--reporter=json', ...files],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_BASE_URL: '' },
  };
}

/** Returns the exit code of a command. Ends it and all its children when they exceed the time. */
function endOf(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
  seconds: number,
  stop: AbortSignal,
): Promise<number | 'hung'> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'ignore', detached: true });
    let isHung = false;
    const end = () => process.kill(-child.pid!, 'SIGKILL');
    const timer = setTimeout(() => {
      isHung = true;
      end();
    }, seconds * 1000);
    stop.addEventListener('abort', end);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      if (stop.aborted) reject(new DOMException('Stopped', 'AbortError'));
      else resolve(isHung ? 'hung' : (code ?? 1));
    });
  });
}

function firstFailure(project: TestProject, report: string): TestOutcome['failure'] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
  const failures =
    project === 'browser'
      ? playwrightFailures(read as Partial<PlaywrightReport>)
      : vitestFailures(read as Partial<VitestReport>);
  const test = failures[0]?.test;
  const file = test?.split(' › ')[0] ?? '';
  return test && /\.[jt]sx?$/.test(file) ? { file: `tests/${file}`, test } : null;
}
