import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableCompiler } from '../../scripts/bench/evolution/compile-tables';
import { edits, type Edit } from '../../scripts/bench/evolution/edit';
import { evolve, newTally } from '../../scripts/bench/evolution/evolve';
import type { Database } from '../../src/server/db/database';
import { openPglite } from '../../src/server/db/open-pglite';

/** `npx tsx scripts/bench/evolution.ts` runs a thousand on both engines. */
const SEQUENCES = 25;

describe('a filled database whose schemas are edited again and again', () => {
  let databases: readonly Database[];
  let compiler: Awaited<ReturnType<typeof tableCompiler>>;
  const tally = newTally();
  const run = (sequence: readonly Edit[]) => evolve({ db: databases[0]!.orm, mirror: databases[1]!.orm, compile: compiler.compile }, sequence, tally);

  beforeAll(async () => {
    databases = await Promise.all([openPglite({ dataDir: null }), openPglite({ dataDir: null })]);
    compiler = await tableCompiler();
  });
  afterAll(async () => {
    await Promise.all(databases.map(({ close }) => close()));
    await compiler.close();
  });

  const edit = (kind: Edit['kind'], more: Partial<Edit> = {}): Edit => ({ kind, entity: 0, field: 1, other: 1, value: 0, together: false, insists: false, ...more });

  it('keeps every cell through exchanges and chains of names, with a rename of the entity at the same time', async () => {
    const before = tally.migrations;
    await run([edit('swap', { together: true }), edit('renameEntity', { together: true }), edit('add'), edit('chain', { entity: 1 })]);
    expect(tally.migrations - before).toBe(3);
  });

  it('loses no cell that nobody agreed to lose, and has the tables of a new installation, whatever the edits', async () => {
    await fc.assert(fc.asyncProperty(edits, run), { seed: 20, numRuns: SEQUENCES, endOnFailure: true });
    expect(tally.cells).toBeGreaterThan(SEQUENCES * 20);
    expect(Math.min(tally.announced, tally.refusedByRows, tally.refusedByPlan)).toBeGreaterThan(0);
  }, 120_000);
});
