import type { StepResult } from './steps';

/** The end of a log: each test that failed with the first line of its error, one line for each step, and one over all: `N passed, N failed`. */
export function summaryOf(results: readonly StepResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return [
    ...results.flatMap(({ name, failures }) => failures.map(({ test, error }) => `✗ ${name}: ${test}\n    ${error}`)),
    ...results.map(
      ({ name, passed, failed, seconds }) =>
        `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
    ),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
