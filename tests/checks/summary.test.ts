import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from '../../scripts/checks/failures';
import { slowFiles } from '../../scripts/checks/slow-files';
import { summaryOf } from '../../scripts/checks/summary';

const RED = '\u001B[31m';

describe('the end of a run', () => {
  it('names each failed test, its file and the first line of its error, before the counts', () => {
    const failures = vitestFailures({
      testResults: [
        {
          name: '/home/ana/red/tests/server/list.test.ts',
          status: 'failed',
          startTime: 0,
          endTime: 900,
          assertionResults: [
            {
              ancestorTitles: ['lists', 'on PGlite'],
              title: 'are sorted',
              status: 'failed',
              failureMessages: [`${RED}AssertionError: expected 1 to be 2\n    at file.ts:3`],
            },
            { ancestorTitles: ['lists'], title: 'are paged', status: 'passed', failureMessages: [] },
          ],
        },
        {
          name: '/home/ana/red/tests/server/broken.test.ts',
          status: 'failed',
          startTime: 0,
          endTime: 0,
          message: 'SyntaxError: Unexpected token\nmore',
          assertionResults: [],
        },
      ],
    });
    const text = summaryOf([
      { name: 'types', passed: 1, failed: 0, seconds: 1.25, failures: [] },
      { name: 'server', passed: 1, failed: failures.length, seconds: 20, failures },
    ]);
    expect(text.split('\n')).toEqual([
      '✗ server: server/list.test.ts › lists › on PGlite › are sorted',
      '    AssertionError: expected 1 to be 2',
      '✗ server: server/broken.test.ts',
      '    SyntaxError: Unexpected token',
      '✓ types: 1 passed, 0 failed (1.3 s)',
      '✗ server: 1 passed, 2 failed (20.0 s)',
      '2 passed, 2 failed',
    ]);
  });

  it('finds the browser tests below their suites, and failures outside tests', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      tests: [{ results: ok ? [{}] : [{ error: { message: `\n${RED}Error: it is not there\nCall log:` } }] }],
    });
    expect(
      playwrightFailures({
        errors: [{ message: 'Error: The server did not answer in 180 s:\nport' }],
        suites: [
          {
            title: 'list.spec.ts',
            specs: [spec('opens', true)],
            suites: [{ title: 'with many rows', specs: [spec('scrolls', false)] }],
          },
        ],
      }),
    ).toEqual([
      { test: 'e2e', error: 'Error: The server did not answer in 180 s:' },
      { test: 'e2e/list.spec.ts › with many rows › scrolls', error: 'Error: it is not there' },
    ]);
  });

  it('names slow files, the slowest first', () => {
    const took = (name: string, seconds: number) => ({
      name: `/home/ana/red/tests/${name}`,
      status: 'passed',
      startTime: 5000,
      endTime: 5000 + seconds * 1000,
      assertionResults: [],
    });
    const testResults = [
      took('server/lots.test.ts', 20),
      took('server/agenda.test.ts', 25.4),
      took('seed/stays.test.ts', 61),
    ];
    expect(slowFiles({ testResults }, 20)).toEqual(['seed/stays.test.ts 61 s', 'server/agenda.test.ts 25 s']);
  });
});
