import type { StepResult } from './steps';

/** Returns the end of a log: each failed test with the first line of its error, one line per step, and the total `N passed, N failed`. */
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
