import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/server/longest-first';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // Vitest leaves a core to itself, which on a machine of two is half of it.
      {
        test: {
          name: 'unit',
          include: ['tests/{codegen,domain,shared,web,checks,mock}/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
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
    ],
  },
});
