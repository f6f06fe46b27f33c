/**
 * Benchmark of the sealing trigger: writes per second of several clients with and without it. Runs alternate, so that other load on the
 * machine affects both.
 *
 * npx tsx scripts/bench/audit-chain.ts [--rounds 5] [--seconds 4] [--clients 8] [--engine PGlite|PostgreSQL] [--brief]
 */
import { commandLine } from '../codegen/command-line';
import { sql } from 'drizzle-orm';
import { rows } from '#platform/server/db/rows';
import { startApp, type Engine } from '../../tests/support/server/app';
import { collectOutcome } from './outcome';

const { values } = commandLine(
  'npx tsx scripts/bench/audit-chain.ts [--rounds 5] [--seconds 4] [--clients 8] [--engine PostgreSQL] [--brief]',
  {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    clients: { type: 'string', default: '8' },
    engine: { type: 'string', default: 'PostgreSQL' },
    brief: { type: 'boolean', default: false },
  },
);
const [rounds, seconds, clients] = values.brief
  ? [1, 0.3, 2]
  : [Number(values.rounds), Number(values.seconds), Number(values.clients)];
const outcome = collectOutcome(values.brief);

const test = await startApp(values.engine as Engine);
const su = await test.as('SUPERUSUARIO');
let last = 0;

async function writesPerSecond(): Promise<number> {
  const until = Date.now() + seconds * 1000;
  let written = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (Date.now() < until) {
        last += 1;
        const { status } = await su('POST', '/api/catalogos/especialidad', {
          body: { clave: last.toString(36).toUpperCase(), nombre: `Escrita ${last}`, tipo: 'OTRA' },
        });
        if (status !== 201) throw new Error(`A write answered ${status}.`);
        written += 1;
      }
    }),
  );
  return written / seconds;
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const found: Record<'with' | 'without', number[]> = { with: [], without: [] };
await writesPerSecond();
for (let round = 0; round < rounds * 2; round += 1) {
  const seals = round % 2 === 0;
  await test.database.orm.execute(
    sql.raw(`alter table bitacora ${seals ? 'enable' : 'disable'} trigger bitacora_sellada`),
  );
  found[seals ? 'with' : 'without'].push(await writesPerSecond());
}
const [told] = await rows<{ count: number }>(
  test.database.orm,
  sql`select count(*)::int as count from bitacora where entidad = 'especialidad' and despues ->> 'nombre' like 'Escrita %'`,
);
outcome.same('records written and rows of the trail', last, told!.count);
await test.stop();
const [sealed, plain] = [median(found.with), median(found.without)];
console.log(
  `${values.engine}, ${clients} clients: ${plain.toFixed(0)} writes/s without seals, ${sealed.toFixed(0)} with them (${((sealed / plain - 1) * 100).toFixed(1)} %)`,
);
console.log(JSON.stringify(found));
outcome.figure({
  what: `creations by ${clients} clients`,
  unit: 'writes/s',
  ours: sealed,
  theirs: plain,
  beside: 'the same without seals',
});
outcome.end();
