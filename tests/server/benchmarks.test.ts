import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_URL, startDemo } from '../../scripts/bench/demo-database';
import { BENCHMARKS, OUTCOME_FILE, type Figure, type Outcome } from '../../scripts/bench/outcome';
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

describe('a benchmark, with little data', () => {
  let demo: TestPostgres;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'red-salud-bench-'));
    demo = await startDemo();
  });
  afterAll(async () => {
    await demo.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(BENCHMARKS)('%s runs to its end', async (name) => {
    const file = path.join(folder, `${name}.json`);
    const options = {
      env: { ...process.env, [DEMO_URL]: demo.url, [OUTCOME_FILE]: file },
      maxBuffer: 1 << 26,
      timeout: 230_000,
    };
    // Rejects with what the benchmark wrote to stderr where it does not end with 0.
    await promisify(execFile)('node_modules/.bin/tsx', [`${SCRIPTS}/${name}.ts`, '--brief'], options);
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
