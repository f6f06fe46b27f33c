import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { typeCheck } from '../../scripts/dev/type-check';

/** Returns the type-checking processes of a process group. Without a group, returns those started by this process. */
function compilers(group?: string): { pid: string; group: string }[] {
  const lines = execFileSync('ps', ['-eo', 'pid,pgid,ppid,args'], { encoding: 'utf8' }).split('\n');
  return lines
    .filter((line) => line.includes('dist/types.tsbuildinfo'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, pgid, ppid]) => (group === undefined ? ppid === String(process.pid) : pgid === group))
    .map(([pid, pgid]) => ({ pid: pid!, group: pgid! }));
}

it('stops the running compiler when another file is saved', { timeout: 240_000 }, async () => {
  const types = typeCheck(process.cwd(), () => undefined);
  types.later();
  while (compilers().length === 0) await wait(20);
  const [{ group } = { group: '' }] = compilers();
  // The command has started the compiler.
  while (compilers(group).length < 2) await wait(20);
  types.stop();
  await wait(500);
  expect(compilers(group)).toEqual([]);
});
