import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DIR, DEMO_URL } from '../../scripts/bench/demo-database';
import { BENCHMARKS, OUTCOME_FILE, type Figure, type Outcome } from '../../scripts/bench/outcome';
import { fillEmbedded, startFilled } from '../support/server/demo';
import type { TestPostgres } from '../support/server/postgres';

const SCRIPTS = 'scripts/bench';

/** What no figure is above, however busy the machine: beyond it stands a wrong unit or a clock that was never stopped. */
const AT_MOST: Readonly<Record<Figure['unit'], number>> = {
  ms: 180_000,
  s: 180,
  KB: 5000,
  MB: 4000,
  'req/s': 100_000,
  'writes/s': 100_000,
  statements: 20,
};

/** After which a benchmark hangs; the slowest, `dev`, takes a minute on a quiet machine and three beside four other processes. */
const HANGS_MS = 600_000;

/** Runs a benchmark briefly; rejects with what it wrote last where it does not end with 0, and leaves none of its processes. */
async function runToItsEnd(script: string, env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn('node_modules/.bin/tsx', [script, '--brief'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let written = '';
  child.stderr.on('data', (chunk: Buffer) => {
    written = (written + chunk.toString()).slice(-20_000);
  });
  let hangs = false;
  const limit = setTimeout(() => {
    hangs = true;
    process.kill(-child.pid!, 'SIGKILL');
  }, HANGS_MS);
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  clearTimeout(limit);
  const said = written.split('\n').findLast((line) => /Error\b.*:/.test(line)) ?? written;
  if (hangs) throw new Error(`${script} still ran after ${HANGS_MS / 1000} s. ${said}\n${written}`);
  if (code !== 0) throw new Error(`${script} ended with ${code}. ${said}\n${written}`);
}

describe('a benchmark, with little data', () => {
  let demo: TestPostgres;
  let folder: string;
  let embedded: string;

  // Each of both engines is filled once: a benchmark copies what it needs.
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'red-salud-bench-'));
    embedded = path.join(folder, 'demo');
    demo = await startFilled();
    // Not beside it: the embedded engine works in this process, and connections to the other would wait for it until they are given up.
    await fillEmbedded(embedded);
  });
  afterAll(async () => {
    await demo.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(BENCHMARKS)('%s runs to its end', { timeout: HANGS_MS + 30_000 }, async (name) => {
    const file = path.join(folder, `${name}.json`);
    await runToItsEnd(`${SCRIPTS}/${name}.ts`, {
      [DEMO_URL]: demo.url,
      [DEMO_DIR]: embedded,
      [OUTCOME_FILE]: file,
    });
    const { figures, same } = JSON.parse(await readFile(file, 'utf8')) as Outcome;
    expect(same, 'what was compared and found the same').not.toHaveLength(0);
    expect(figures).not.toHaveLength(0);
    for (const figure of figures) {
      const { ours, theirs, unit } = figure;
      // With little data nothing may have been needed (MB above idle); what it is measured against is something.
      const isPlausible = ours >= 0 && theirs > 0 && Math.max(ours, theirs) <= AT_MOST[unit];
      expect(isPlausible, JSON.stringify(figure)).toBe(true);
    }
  });

  it('is run by `npm run bench`', async () => {
    const scripts = (await readdir(SCRIPTS)).filter((file) => file.endsWith('.ts') && file !== 'outcome.ts');
    const benchmarks = [];
    for (const file of scripts)
      if ((await readFile(path.join(SCRIPTS, file), 'utf8')).includes('collectOutcome('))
        benchmarks.push(path.basename(file, '.ts'));
    expect(benchmarks.toSorted()).toEqual([...BENCHMARKS].toSorted());
  });
});
