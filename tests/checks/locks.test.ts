import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Files that set the timeout of their own lock. */
const OWN_TIMEOUT = new Set([
  'src/platform/server/db/lock-in-turn.ts',
  // Starts the queue of jobs: waits half a minute.
  'src/platform/server/jobs/boss.ts',
]);

it('every advisory lock waits for its turn: the default timeout would refuse a queue of requests', async () => {
  const entries = await readdir('src', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !OWN_TIMEOUT.has(file));
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  expect(texts.filter(([, text]) => text.includes('pg_advisory_xact_lock')).map(([file]) => file)).toEqual([]);
});
