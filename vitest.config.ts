import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/{codegen,domain,shared,web,checks,mock}/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server', include: ['tests/{seed,server}/**/*.test.ts'], environment: 'node',
          globalSetup: 'tests/support/server/prepare.ts',
          // As many databases as the machine it must pass on has cores.
          maxWorkers: 2, testTimeout: 60_000, hookTimeout: 120_000,
        },
      },
    ],
  },
});
