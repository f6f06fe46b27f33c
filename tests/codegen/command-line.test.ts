import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const TSX = path.resolve('node_modules/.bin/tsx');
const TYPESCRIPT = [
  'codegen/main.ts',
  'new.ts',
  'eject.ts',
  'db/seed/cli.ts',
  'db/migrate.ts',
  'audit/verify.ts',
  'bench/run.ts',
  'bench/kill9.ts',
  'checks/run.ts',
];
const run = (script: string, ...args: string[]) =>
  promisify(execFile)(script.endsWith('.mjs') ? process.execPath : TSX, [path.resolve('scripts', script), ...args]);

describe.concurrent('a script of the project', () => {
  it.each([...TYPESCRIPT, 'start.mjs'])('%s prints its usage and does nothing', async (script) => {
    const { stdout, stderr } = await run(script, '--help');
    expect(stdout).toMatch(/^(npm|npx) /);
    expect(stderr).toBe('');
  });

  it.each(['codegen/main.ts', 'db/migrate.ts', 'start.mjs'])(
    '%s refuses an unknown option in one line',
    async (script) => {
      const refusal = await run(script, '--chek').then(
        () => null,
        (error: { code: number; stdout: string; stderr: string }) => error,
      );
      expect(refusal).toMatchObject({ code: 2, stdout: '' });
      expect(refusal!.stderr.trim().split('\n')).toHaveLength(1);
      expect(refusal!.stderr).toContain('--chek');
    },
  );

  it('suggests the closest option', async () => {
    await expect(run('codegen/main.ts', '--chek')).rejects.toMatchObject({
      stderr: expect.stringContaining('--check?'),
    });
  });

  it.each(['many', '-1', '1.5'])('does not seed %s copies', async (scale) => {
    await expect(run('db/seed/cli.ts', `--scale=${scale}`)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(scale),
    });
  });
});
