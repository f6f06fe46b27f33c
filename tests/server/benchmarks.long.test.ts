import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DIR, DEMO_URL } from '../../scripts/bench/demo-database';
import type { Asked } from '../../scripts/bench/brief';
import { BENCHMARKS, type Figure, type Outcome } from '../../scripts/bench/outcome';
import { fillEmbedded, startFilled } from '../support/server/demo';
import type { TestPostgres } from '../support/server/postgres';
import { QUICK_CHROMIUM } from '../support/web/quick-chromium';

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

/** A process in which benchmarks run, one after the other. */
interface Runner {
  /** Runs one of them to its end; rejects with what it wrote last where it fails, hangs or ends the process. */
  readonly run: (asked: Asked) => Promise<void>;
  readonly isOver: () => boolean;
  /** Ends it and all that it has started; it is over then. */
  readonly end: () => Promise<void>;
}

function startRunner(env: Readonly<Record<string, string>>): Runner {
  const child = spawn(process.execPath, ['--import', 'tsx', `${SCRIPTS}/brief.ts`, '--brief'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
  });
  let written = '';
  child.stderr!.on('data', (chunk: Buffer) => {
    written = (written + chunk.toString()).slice(-20_000);
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const end = async () => {
    if (isOver()) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid!, 'SIGKILL');
    await ended;
  };
  const run = async (asked: Asked) => {
    written = '';
    let limit: NodeJS.Timeout | undefined;
    const fault = await new Promise<string | null>((resolve) => {
      limit = setTimeout(() => resolve(`still ran after ${HANGS_MS / 1000} s`), HANGS_MS);
      child.once('message', resolve);
      child.once('exit', (code) => resolve(`ended its process with ${code}`));
      child.send(asked);
    });
    clearTimeout(limit);
    child.removeAllListeners('message').removeAllListeners('exit');
    if (fault === null) return;
    // What it has started is ended with it: the next begins in a process of its own.
    await end();
    const cause = written.split('\n').find((line) => /^\s*(\w*[Ee]rror\b|\[?cause)/.test(line));
    // The end of a run tells the first line alone.
    throw new Error(`${asked.name}: ${fault}${cause ? `: ${cause.trim()}` : ''}\n${written}`);
  };
  return { run, isOver, end };
}

describe('a benchmark, with little data', () => {
  let demo: TestPostgres;
  let folder: string;
  let embedded: string;
  let runner: Runner | null = null;

  // Each of both engines is filled once: a benchmark copies what it needs.
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'red-salud-bench-'));
    embedded = path.join(folder, 'demo');
    demo = await startFilled();
    // Not beside it: the embedded engine works in this process, and connections to the other would wait for it until they are given up.
    await fillEmbedded(embedded);
  }, HANGS_MS);
  afterAll(async () => {
    await runner?.end();
    await demo.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(BENCHMARKS)('%s runs to its end', { timeout: HANGS_MS + 30_000 }, async (name) => {
    const file = path.join(folder, `${name}.json`);
    if (runner === null || runner.isOver())
      runner = startRunner({
        [DEMO_URL]: demo.url,
        [DEMO_DIR]: embedded,
        CHROMIUM_PATH: QUICK_CHROMIUM.executablePath,
      });
    await runner.run({ name, file });
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
