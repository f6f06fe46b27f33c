import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_URL } from '../../scripts/bench/demo-database';
import { EDITS, type SchemaFile } from '../../scripts/bench/dev/edits';
import { BENCHMARKS, OUTCOME_FILE, type Figure, type Outcome } from '../../scripts/bench/outcome';
import type { SmokeAnswer, SmokeRun } from '../../scripts/bench/smoke';
import { startFilled } from '../support/server/demo';
import type { TestPostgres } from '../support/server/postgres';

const SCRIPTS = 'scripts/bench';

/**
 * Benchmarks whose smallest run takes at most three seconds, with their arguments. The start-up of the others alone takes longer, because
 * they start a browser, a build or a server process.
 */
const SMALL: Readonly<Record<string, readonly string[]>> = {
  patients: ['--brief'],
  deep: ['--brief'],
  stays: ['--brief', '--engine', 'PGlite'],
  ration: ['--brief'],
  'audit-chain': ['--brief'],
};

/** A figure above its limit has a wrong unit, or its timer was never stopped. */
const AT_MOST: Readonly<Record<Figure['unit'], number>> = {
  ms: 180_000,
  s: 180,
  KB: 5000,
  MB: 4000,
  'req/s': 100_000,
  'writes/s': 100_000,
  statements: 20,
};

describe('a benchmark', () => {
  let demo: TestPostgres;
  let folder: string;
  let child: ChildProcess;

  const start = async (asked: Omit<SmokeRun, 'file'>): Promise<SmokeAnswer & { readonly file: string }> => {
    const file = path.join(folder, `${asked.name}.json`);
    child.send({ ...asked, file });
    const [answer] = (await once(child, 'message')) as [SmokeAnswer];
    return { ...answer, file };
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'red-salud-bench-'));
    demo = await startFilled();
    child = spawn(process.execPath, ['--import', 'tsx', `${SCRIPTS}/smoke.ts`], {
      env: { ...process.env, [DEMO_URL]: demo.url, [OUTCOME_FILE]: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  });
  afterAll(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await demo.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(Object.entries(SMALL))('%s gives plausible figures with the smallest input', async (name, args) => {
    const { fault, file } = await start({ name, args });
    expect(fault).toBeNull();
    const { figures, same } = JSON.parse(await readFile(file, 'utf8')) as Outcome;
    expect(same, 'what was compared and found the same').not.toHaveLength(0);
    expect(figures).not.toHaveLength(0);
    for (const figure of figures) {
      const { ours, theirs, unit } = figure;
      const isPlausible = ours >= 0 && theirs > 0 && Math.max(ours, theirs) <= AT_MOST[unit];
      expect(isPlausible, JSON.stringify(figure)).toBe(true);
    }
  });

  it.each(BENCHMARKS.filter((name) => !(name in SMALL)))('%s loads and reads its options', async (name) => {
    const { fault, printed } = await start({ name, args: ['--help'] });
    expect([fault, printed]).toEqual([null, expect.stringContaining(`scripts/bench/${name}.ts`)]);
  });

  it('refuses an unknown option', async () => {
    const { fault, printed } = await start({ name: 'database-loss', args: ['--brief'] });
    expect([fault, printed]).toEqual([
      expect.stringContaining('ended its process with 2'),
      expect.stringContaining("Unknown option '--brief'"),
    ]);
  });

  it('can be run by `npm run bench`', async () => {
    const scripts = (await readdir(SCRIPTS)).filter((file) => file.endsWith('.ts') && file !== 'outcome.ts');
    const benchmarks = [];
    for (const file of scripts)
      if ((await readFile(path.join(SCRIPTS, file), 'utf8')).includes('collectOutcome('))
        benchmarks.push(path.basename(file, '.ts'));
    expect(benchmarks.toSorted()).toEqual([...BENCHMARKS].toSorted());
  });
});

describe('an edit of the benchmark of `npm run dev`', () => {
  it.each(EDITS)('changes the schema from one round to the next: $kind', async ({ make }) => {
    const text = await readFile('schemas/entities/catalogos/especialidad.json', 'utf8');
    const edited = [1, 2].map((round) => {
      const schema = JSON.parse(text) as SchemaFile;
      make(schema, round);
      return JSON.stringify(schema);
    });
    expect(edited[1]).not.toBe(edited[0]);
  });
});
