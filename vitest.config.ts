import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, by their names without `.long.test.ts`: each that lasts longer than half a minute on two cores. */
const LONGEST = [
  'permission-proof',
  'evolution',
  'seed',
  'deep-pages',
  'process',
  'fuzz',
  'hospital-reports',
  'audit-chain',
  'every-route',
  'seeded-faults',
  'eject',
  'impact',
  'refused',
];

/**
 * Begins with the files that take longest, so that at the end not one of them runs alone while the other core waits. Vitest knows how long
 * each took last time, but not on a machine that has never run them: there it goes by their size, and some of the longest are small.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.indexOf(path.basename(moduleId, '.long.test.ts'));
      return place === -1 ? LONGEST.length : place;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Room for what lives briefly: with the little that Node begins with, a tenth of a worker's time went into tidying it up. */
const WIDE_NURSERY = ['--max-semi-space-size=64'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // Vitest leaves a core to itself, which on a machine of two is half of it.
      {
        test: {
          name: 'unit',
          setupFiles: 'tests/support/clock-setup.ts',
          execArgv: WIDE_NURSERY,
          include: ['tests/{codegen,domain,shared,web,checks,mock}/**/*.test.ts'],
          environment: 'node',
          // What tests are about is read once for all files of a worker: reading it took a third of the time.
          isolate: false,
          maxWorkers: 2,
          // There to end what hangs: what is slow on a busy machine is not wrong.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: ['tests/support/clock-setup.ts', 'tests/support/server/contract-setup.ts'],
          execArgv: WIDE_NURSERY,
          include: ['tests/{seed,server}/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/server/prepare.ts',
          // The server's code is read once for all files of a worker; a file that replaces parts of it asks for isolation of its own.
          isolate: false,
          // As many databases as the machine it must pass on has cores.
          maxWorkers: 2,
          // There to end what hangs: what is slow on a busy machine is not wrong.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          name: 'screens',
          execArgv: WIDE_NURSERY,
          include: ['tests/screens/**/*.test.ts'],
          environment: './tests/support/screens/environment.ts',
          globalSetup: 'tests/support/web/server.ts',
          setupFiles: 'tests/support/screens/setup.ts',
          // As it is built: what React and its company do for developers takes longer than what a test looks at.
          env: { NODE_ENV: 'production' },
          // The application's code is read once for all files of a worker.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
