import { stripVTControlCharacters } from 'node:util';

/** A failed test, as reported at the end of a run. */
export interface Failure {
  /** File and titles: `server/list.test.ts › lists on PGlite › are sorted`. */
  readonly test: string;
  /** First line of the error. */
  readonly error: string;
}

/** Output of vitest's JSON reporter, reduced to the properties read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Start of the first test and end of the last, in ms. */
    readonly startTime: number;
    readonly endTime: number;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Returns the failed tests of a vitest run. A file that could not be read, or whose setup failed, counts as one. */
export function vitestFailures({ testResults = [] }: Partial<VitestReport>): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ test: fileOf(name), error: firstLine(message) }] : [];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      test: [fileOf(name), ...ancestorTitles, title].join(' › '),
      error: firstLine(failureMessages?.[0]),
    }));
  });
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
}

/** Output of Playwright's JSON reporter, reduced to the properties read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
  /** Failures outside of tests: starting the server, reading a file. */
  readonly errors: readonly { readonly message?: string }[];
}

/** Returns the failed tests of a Playwright run, and failures outside of tests. */
export function playwrightFailures({ suites = [], errors = [] }: Partial<PlaywrightReport>): Failure[] {
  return [
    ...errors.map(({ message }) => ({ test: 'e2e', error: firstLine(message) })),
    ...suites.flatMap((suite) => failuresBelow(suite, [fileOf(`tests/e2e/${suite.title}`)])),
  ];
}

function failuresBelow({ suites = [], specs = [] }: PlaywrightSuite, above: readonly string[]): Failure[] {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ title, tests }) => ({
    test: [...above, title].join(' › '),
    error: firstLine(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
  }));
  return [...own, ...suites.flatMap((suite) => failuresBelow(suite, [...above, suite.title]))];
}

/** Shortens the path of a test file for the summary: `server/list.test.ts`. */
export const fileOf = (path: string): string => path.replaceAll('\\', '/').replace(/^.*\btests\//, '');

function firstLine(text = ''): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  return lines.find((line) => line !== '') ?? 'no error was told';
}
