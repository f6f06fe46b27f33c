/**
 * Simulates two wards of eight beds each under twenty writers who admit, move, transfer and discharge at random, on both databases. At no
 * moment may a bed have two patients, a patient two beds, an occupied bed no stay, or a stay no bed. The same run with a single writer is
 * the comparison.
 *
 * npm run bench -- stays
 * npx tsx scripts/bench/stays.ts [--steps 10000] [--writers 20] [--seed 1] [--engine PGlite|PostgreSQL|both] [--brief]
 */
import { BOTH_ENGINES, startApp, type Engine } from '../../tests/support/server/app';
import { commandLine } from '../codegen/command-line';
import { collectOutcome } from './outcome';
import { openHospital } from './stays/hospital';
import { stayFaults } from './stays/stay-faults';
import { walk } from './stays/walk';

const { values } = commandLine(
  'npx tsx scripts/bench/stays.ts [--steps 10000] [--writers 20] [--seed 1] [--engine both] [--brief]',
  {
    steps: { type: 'string', default: '10000' },
    writers: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
    brief: { type: 'boolean', default: false },
  },
);
const outcome = collectOutcome(values.brief);
const [STEPS, ALONE] = values.brief ? [40, 5] : [Number(values.steps), Math.ceil(Number(values.steps) / 20)];
const SEED = Number(values.seed);
/** Answers that must occur at least once: a walk in which every step is refused proves nothing. */
const DONE = values.brief
  ? ['ask 201', 'admit 200', 'flee 200']
  : [
      'ask 201',
      'keep 200',
      'admit 200',
      'move 200',
      'transfer 200',
      'flee 200',
      'medical 200',
      'last 200',
      'revert 200',
      'clean 200',
    ];

async function trial(engine: Engine): Promise<void> {
  const test = await startApp(engine);
  try {
    const hospital = await openHospital(test);
    const alone = await walk(hospital, ALONE, 1, SEED + 1);
    const { seconds, done, told } = await walk(hospital, STEPS, Number(values.writers), SEED, DONE, (left) => {
      if (!values.brief && left % 1000 === 0) console.log(`${engine}: ${left} steps left, no fault so far`);
    });
    console.log(
      `${engine}, seed ${SEED}: ${STEPS} steps by ${values.writers} writers in ${seconds.toFixed(1)} s, ${done} done, no fault`,
    );
    console.log(
      [...told]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([answer, count]) => `  ${answer} × ${count}`)
        .join('\n'),
    );
    outcome.same(`faults of wards and none, ${engine}`, await stayFaults(test.database.orm), []);
    outcome.same(
      `steps that were never done and none, ${engine}`,
      DONE.filter((answer) => !told.has(answer)),
      [],
    );
    outcome.figure({
      what: `admissions, transfers and discharges by ${values.writers} at once, ${engine}`,
      unit: 'writes/s',
      ours: done / seconds,
      theirs: alone.done / alone.seconds,
      beside: 'one writer alone',
    });
  } finally {
    await test.stop();
  }
}

for (const engine of values.engine === 'both' ? BOTH_ENGINES : [values.engine as Engine]) await trial(engine);
outcome.end();
