/**
 * Applies random sequences of schema edits to a filled database, each migration applied as a developer would. Afterwards every cell must
 * remain unless its loss was explicitly accepted, and the tables must equal those of an installation without history.
 *
 * npx tsx scripts/bench/evolution.ts [--sequences 1000] [--seed 1] [--engine pglite|postgres|both] [--minutes 60]
 */
import { commandLine } from '../codegen/command-line';
import fc from 'fast-check';
import { openPglite } from '#platform/server/db/open/open-pglite';
import { openPostgres } from '#platform/server/db/open/open-postgres';
import { newDatabase, startPostgres } from '../../tests/support/server/postgres';
import { compileTables } from './evolution/compile-tables';
import { edits } from './evolution/edit';
import { evolve, newTally } from './evolution/evolve';

const { values } = commandLine(
  'npx tsx scripts/bench/evolution.ts [--sequences 1000] [--seed 1] [--engine both] [--minutes 60]',
  {
    sequences: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
    minutes: { type: 'string', default: '60' },
  },
);

const engines = {
  pglite: async () => ({
    databases: [await openPglite({ dataDir: null }), await openPglite({ dataDir: null })] as const,
    stop: async () => undefined,
  }),
  postgres: async () => {
    const server = await startPostgres();
    const other = await newDatabase(server.url, async () => undefined);
    // Disables synchronous commits: the test measures the survival of cells across edits, not across crashes.
    const open = (url: string) => openPostgres({ url: `${url}?options=-c%20synchronous_commit%3Doff` });
    return { databases: [open(server.url), open(other.url)] as const, stop: () => server.stop() };
  },
};

for (const engine of values.engine === 'both'
  ? (['pglite', 'postgres'] as const)
  : [values.engine as 'pglite' | 'postgres']) {
  const {
    databases: [tested, mirror],
    stop,
  } = await engines[engine]();
  const tally = newTally();
  const started = performance.now();
  try {
    await fc.assert(
      fc.asyncProperty(edits, async (sequence) => {
        // After the time limit the remaining sequences are skipped and not counted in the tally.
        if (performance.now() - started < Number(values.minutes) * 60_000)
          await evolve({ db: tested.orm, mirror: mirror.orm, compile: compileTables }, sequence, tally);
      }),
      { seed: Number(values.seed), numRuns: Number(values.sequences), endOnFailure: true },
    );
    console.log(`${engine}: no cell lost`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`${engine}: FAILED`);
    for (let cause = error; cause instanceof Error; cause = cause.cause) console.log(cause.message.slice(0, 3000));
  }
  console.log(`${engine} (${((performance.now() - started) / 1000).toFixed(1)} s): ${JSON.stringify(tally)}`);
  await tested.close();
  await mirror.close();
  await stop();
}
