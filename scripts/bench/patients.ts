/**
 * Benchmark of the patient search by name, parts of a name, misspelled names, CURP, telephone and file number. Runs among 25 000 and among
 * 250 000 patients on PostgreSQL, with the server in this process. Bars: among ten times as many patients, searches for one person take at
 * most twice the time. 95 of 100 take at most 150 ms. 95 of a hundred misspelled names find the right patient among the first five.
 *
 * npm run bench -- patients
 * npx tsx scripts/bench/patients.ts [--few 25000] [--many 250000] [--rounds 5] [--brief]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#platform/server/db/open/open-database';
import { createApp } from '#app/server/create-app';
import { readConfig } from '#platform/server/http/config';
import { commandLine } from '../codegen/command-line';
import { startDemo } from './demo-database';
import { askAs, filterBy, hearStatements, quantile, type Ask } from './lists/ask';
import { collectOutcome } from './outcome';
import { growTo, plantAsked } from './patients/grow';
import { MISSPELLED } from './patients/misspelled';

const { values } = commandLine(
  'npx tsx scripts/bench/patients.ts [--few 25000] [--many 250000] [--rounds 5] [--brief]',
  {
    few: { type: 'string', default: '25000' },
    many: { type: 'string', default: '250000' },
    rounds: { type: 'string', default: '5' },
    brief: { type: 'boolean', default: false },
  },
);
/** `EACH`: one in `EACH` searches of each kind is timed. Misspelled names are all searched for. */
const [FEW, MANY, ROUNDS, EACH] = values.brief
  ? [300, 600, 1, 40]
  : [Number(values.few), Number(values.many), Number(values.rounds), 1];
const BAR = { longer: 2, p95: 150, found: 95, first: 5 };
const outcome = collectOutcome(values.brief);

interface Said {
  readonly kind: string;
  readonly text: string;
}

/** Searches run against both sizes. */
const SAID: readonly Said[] = someOfEach([
  ...MISSPELLED.map(({ typed }) => ({ kind: 'misspelled name', text: typed })),
  ...MISSPELLED.slice(0, 40).flatMap(({ nombre, primerApellido, segundoApellido }) => [
    { kind: 'whole name', text: `${nombre} ${primerApellido} ${segundoApellido}` },
    { kind: 'name and surname', text: `${nombre.split(' ')[0]} ${primerApellido}` },
    { kind: 'surname', text: primerApellido },
  ]),
  ...Array.from({ length: 40 }, (_, index) => index * 11 + 7).flatMap((n) => [
    { kind: 'CURP', text: `XXXX${String(n).padStart(6, '0')}HCLXXX00` },
    { kind: 'telephone', text: `84${String((n * 7919) % 100_000_000).padStart(8, '0')}` },
    { kind: 'file number', text: `2026-${String(n).padStart(6, '0')}` },
  ]),
]);

function someOfEach(said: readonly Said[]): Said[] {
  const seen = new Map<string, number>();
  return said.filter(({ kind }) => {
    const place = seen.get(kind) ?? 0;
    seen.set(kind, place + 1);
    return place % EACH === 0;
  });
}

async function measure(ask: Ask): Promise<ReadonlyMap<string, number[]>> {
  const times = new Map<string, number[]>();
  // Warm-up: first requests are not timed.
  await ask(addressOf('Zzqj Qzzj'));
  for (const { text } of SAID) await ask(addressOf(text));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { kind, text } of SAID) {
      const { ms } = await ask(addressOf(text));
      times.set(kind, [...(times.get(kind) ?? []), ms]);
    }
  return times;
}

const addressOf = (text: string) => `/pacientes/paciente?pageSize=25&includePageCount=true&${filterBy({ q: text })}`;
const all = (times: ReadonlyMap<string, number[]>) => [...times.values()].flat();

hearStatements();
const postgres = await startDemo();
const dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-patients-'));
try {
  const keys = await plantAsked(postgres.url);
  await growTo(postgres.url, 0, FEW);
  const open = async () => {
    const database = await openDatabase({ url: postgres.url });
    const config = readConfig({}, { webDir: null, templatesDir: undefined });
    const app = await createApp({
      database,
      config: { ...config, logLevel: 'silent', dataDir, enableMock: false, sessionCalls: 1_000_000 },
    });
    const { token } = (
      await app.inject({
        method: 'POST',
        url: '/api/sign-in',
        payload: { userName: 'su@example.org', password: 'demo1234' },
      })
    ).json<{ token: string }>();
    return { ask: askAs(app, token), close: () => app.close().then(() => database.close()) };
  };
  const small = await open();
  const few = await measure(small.ask);
  await small.close();
  await growTo(postgres.url, FEW, MANY);
  const large = await open();
  const many = await measure(large.ask);

  for (const [kind, times] of many) {
    const before = few.get(kind)!;
    console.log(
      `${kind}: among ${FEW} p50 ${quantile(before, 0.5).toFixed(1)} ms, among ${MANY} p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`,
    );
    outcome.figure({
      what: `${kind}, among ${MANY} beside ${FEW} (p50)`,
      unit: 'ms',
      ours: quantile(times, 0.5),
      theirs: quantile(before, 0.5),
      beside: `among ${FEW}`,
      // A surname alone matches ten times as many people among ten times as many patients. It is compared with the limit only.
      ...(kind === 'surname' ? {} : { aim: { most: BAR.longer } }),
    });
  }
  outcome.figure({
    what: `patient by anything among ${MANY} (p95)`,
    unit: 'ms',
    ours: quantile(all(many), 0.95),
    theirs: BAR.p95,
    beside: 'limit',
    aim: { most: 1 },
  });

  const lost: string[] = [];
  for (const [index, { what, typed, nombre, primerApellido, segundoApellido }] of MISSPELLED.entries()) {
    const { keys: shown } = await large.ask(addressOf(typed));
    if (!shown.slice(0, BAR.first).includes(keys[index]))
      lost.push(`${what}: «${typed}» for ${nombre} ${primerApellido} ${segundoApellido}`);
  }
  for (const each of lost) console.log(`  not among the first ${BAR.first}: ${each}`);
  console.log(
    `${MISSPELLED.length - lost.length} of ${MISSPELLED.length} misspelled names among the first ${BAR.first}`,
  );
  if (MISSPELLED.length - lost.length < BAR.found)
    throw new Error(`Only ${MISSPELLED.length - lost.length} of them are found.`);
  outcome.same('misspelled names found often enough', MISSPELLED.length - lost.length >= BAR.found, true);
  await large.close();
  outcome.end();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
