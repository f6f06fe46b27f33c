import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/{codegen,domain,shared,web,checks}/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server', include: ['tests/{seed,server}/**/*.test.ts'], environment: 'node',
          // One database process at a time: the machine it must pass on has two cores.
          fileParallelism: false, testTimeout: 30_000, hookTimeout: 120_000,
        },
      },
    ],
  },
});
