/**
 * Benchmark of stock under load, on PostgreSQL. First many dispensers post random documents at once while processes are ended by kill -9;
 * all invariants of the ledger must hold afterwards. Then it reads pages of the ledger and posts documents of fifty lines, with a ledger of
 * `--short` and of `--long` movements. Pages are compared with hand-written queries for the same rows; documents are compared with the same
 * documents while ten other writers post.
 *
 *   npm run bench -- stock
 *   npx tsx scripts/bench/stock.ts [--movements 1000000] [--dispensers 50] [--kills 20] [--short 100000] [--long 10000000]
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { kardex } from '#generated/server/tables.gen';
import { openDatabase } from '#platform/server/db/open/open-database';
import { rows } from '#platform/server/db/rows';
import { createApp } from '#app/server/create-app';
import { readConfig } from '#platform/server/http/config';
import { commandLine } from '../codegen/command-line';
import { readModel } from '../codegen/compile';
import type { Model } from '../codegen/model';
import { startDemo } from './demo-database';
import { askAs, filterBy, hearStatements, quantile, type Ask } from './lists/ask';
import { listQueries } from './lists/queries';
import { collectOutcome } from './outcome';
import { growLedger } from './stock/grow-ledger';
import { ledgerFaults } from './stock/ledger-faults';
import { linesFor, postLines } from './stock/post-lines';

const { values } = commandLine(
  'npx tsx scripts/bench/stock.ts [--movements 1000000] [--dispensers 50] [--kills 20] [--short 100000] [--long 10000000]',
  {
    movements: { type: 'string', default: '1000000' },
    dispensers: { type: 'string', default: '50' },
    kills: { type: 'string', default: '20' },
    short: { type: 'string', default: '100000' },
    long: { type: 'string', default: '10000000' },
  },
);
const [MOVEMENTS, DISPENSERS, KILLS, SHORT, LONG, TIMES, POSTS] = [
  Number(values.movements),
  Number(values.dispensers),
  Number(values.kills),
  Number(values.short),
  Number(values.long),
  40,
  60,
];
const BAR = { page: 150, byHand: 2, longer: 1.3, beside: 2, longerPost: 1.2, statements: 2 };
const LINES = 50;
const WRITERS = 10;
/** Pause between two documents of one writer, in milliseconds, as of a person. */
const PAUSE_MS = 2000;
const outcome = collectOutcome();

/** Runs the dispensers in a separate process. With `kill`, ends it after that many documents. Returns the number of each answer. */
async function dispense(
  url: string,
  movements: number,
  seed: number,
  kill = Number.POSITIVE_INFINITY,
): Promise<Map<string, number>> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/bench/stock/dispense.ts',
      '--movements',
      `${movements}`,
      '--dispensers',
      `${DISPENSERS}`,
      '--seed',
      `${seed}`,
    ],
    { env: { ...process.env, DATABASE_URL: url }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const told = new Map<string, number>();
  let documents = 0;
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stdout.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      const answer = /^\d+$/.test(line) ? 'posted' : line;
      told.set(answer, (told.get(answer) ?? 0) + 1);
      documents += 1;
      if (documents >= kill) child.kill('SIGKILL');
    }
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  if (code !== 0 && kill === Number.POSITIVE_INFINITY) throw new Error(`The dispensers ended with ${code}.\n${said}`);
  return told;
}

async function proveLedger(url: string): Promise<void> {
  const database = await openDatabase({ url, migrate: false });
  const count = async () =>
    (await rows<{ count: number }>(database.orm, sql`select count(*)::int as count from ${kardex}`))[0]!.count;
  const before = await count();
  const started = performance.now();
  const told = await dispense(url, MOVEMENTS, 1);
  const seconds = (performance.now() - started) / 1000;
  const moved = (await count()) - before;
  console.log(
    `${moved} movements by ${DISPENSERS} dispensers at once in ${seconds.toFixed(0)} s: ${[...told].map(([answer, times]) => `${answer} × ${times}`).join(', ')}`,
  );
  outcome.same('rules of the ledger that are broken after random documents', await ledgerFaults(database.orm), []);
  for (let round = 1; round <= KILLS; round += 1) {
    await dispense(url, 1_000_000, 1 + round, DISPENSERS + round * 7);
    outcome.same(`rules of the ledger that are broken after kill ${round}`, await ledgerFaults(database.orm), []);
  }
  console.log(`killed ${KILLS} times with kill -9: nothing broken`);
  await database.close();
}

/** Reads the ledger with handwritten SQL: the page of a condition with the names of its references, and the total of rows. */
async function byHand(pool: pg.Pool, condition: string, given: readonly unknown[]): Promise<number> {
  const started = performance.now();
  await Promise.all([
    pool.query(
      `select k.*, a.nombre as almacen, i.nombre_generico as insumo, u.nombre as unidad, j.nombre as jurisdiccion, l.numero_lote, s.email
       from (select * from kardex where ${condition} order by fecha_movimiento desc, kardex_id desc limit 25) k
       join almacen a on a.almacen_id = k.almacen_id join insumo i on i.insumo_id = k.insumo_id join unidad u on u.unidad_id = k.unidad_id
       left join jurisdiccion j on j.jurisdiccion_id = k.jurisdiccion_id join lote l on l.lote_id = k.lote_id
       left join usuario s on s.usuario_id = k.usuario_id order by k.fecha_movimiento desc, k.kardex_id desc`,
      [...given],
    ),
    pool.query(`select count(*) from kardex where ${condition}`, [...given]),
  ]);
  return performance.now() - started;
}

interface Page {
  readonly what: string;
  readonly path: string;
  /** Hand-written query for the same rows, when a comparison is made. */
  readonly hand?: { readonly condition: string; readonly given: readonly unknown[] };
}

/** Returns the model reduced to the ledger entity. */
async function ledgerAlone(): Promise<Model> {
  const compiled = await readModel('.');
  if (!compiled.ok) throw new Error('The schemas do not compile.');
  return { ...compiled.model, entities: compiled.model.entities.filter(({ name }) => name === 'kardex') };
}

async function pagesOf(
  ledgers: Model,
  ask: (address: string) => Promise<Record<string, unknown>[]>,
  database: { readonly almacenId: number; readonly insumoId: number },
): Promise<readonly Page[]> {
  const { almacenId, insumoId } = database;
  const list = '/inventario/inventario/kardex?pageSize=25&includePageCount=true';
  const filters = (await listQueries(ledgers, ask)).filter(({ what }) => what.startsWith('filtered'));
  return [
    {
      what: 'of a supply in a warehouse',
      path: `${list}&${filterBy({ almacenId, insumoId })}`,
      hand: { condition: 'almacen_id = $1 and insumo_id = $2', given: [almacenId, insumoId] },
    },
    {
      what: 'of a supply',
      path: `${list}&${filterBy({ insumoId })}`,
      hand: { condition: 'insumo_id = $1', given: [insumoId] },
    },
    {
      what: 'of a warehouse',
      path: `${list}&${filterBy({ almacenId })}`,
      hand: { condition: 'almacen_id = $1', given: [almacenId] },
    },
    ...filters.map(({ what, path: address }) => {
      const given = JSON.parse(
        Buffer.from(decodeURIComponent(/filterBy=([^&]*)/.exec(address)![1]!), 'base64').toString(),
      ) as Record<string, unknown>;
      return { what: `of a warehouse, ${what}`, path: `${list}&${filterBy({ almacenId, ...given })}` };
    }),
  ];
}

interface Measured {
  readonly p50: number;
  readonly p95: number;
  readonly statements: number;
  readonly hand: number | null;
}

async function measurePages(pages: readonly Page[], ask: Ask, pool: pg.Pool): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const { what, path: address, hand } of pages) {
    const ours: number[] = [];
    const theirs: number[] = [];
    let statements = Number.POSITIVE_INFINITY;
    await ask(address);
    for (let time = 0; time < TIMES; time += 1) {
      const answer = await ask(address);
      ours.push(answer.ms);
      statements = Math.min(statements, answer.statements.length);
      if (hand) theirs.push(await byHand(pool, hand.condition, hand.given));
    }
    measured.set(what, {
      p50: quantile(ours, 0.5),
      p95: quantile(ours, 0.95),
      statements,
      hand: hand ? quantile(theirs, 0.5) : null,
    });
  }
  return measured;
}

async function measurePosting(url: string): Promise<{ readonly alone: number; readonly beside: number }> {
  const { orm, close } = await openDatabase({ url, migrate: false });
  const [mine, ...others] = await linesFor(orm, WRITERS + 1, LINES);
  const times = async () => {
    const taken: number[] = [];
    for (let post = 0; post < POSTS; post += 1) taken.push(await postLines(orm, mine!));
    return quantile(taken, 0.5);
  };
  await times();
  const alone = await times();
  const told = { isOver: false };
  const pause = (ms: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  const writing = Promise.all(
    others.map(async (lines, place) => {
      await pause((place * PAUSE_MS) / WRITERS);
      while (!told.isOver) {
        await postLines(orm, lines);
        await pause(PAUSE_MS);
      }
    }),
  );
  const beside = await times();
  told.isOver = true;
  await writing;
  await close();
  return { alone, beside };
}

hearStatements();
const postgres = await startDemo();
const dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-stock-'));
try {
  await proveLedger(postgres.url);
  const ledgers = await ledgerAlone();
  const lengths: {
    pages: ReadonlyMap<string, Measured>;
    posting: { alone: number; beside: number };
    movements: number;
  }[] = [];
  for (const wanted of [SHORT, LONG]) {
    const movements = await growLedger(postgres.url, wanted);
    const database = await openDatabase({ url: postgres.url, migrate: false });
    const app = await createApp({
      database,
      config: {
        ...readConfig({}, { webDir: null, templatesDir: undefined }),
        logLevel: 'silent',
        dataDir,
        enableMock: false,
        sessionCalls: 1_000_000,
      },
    });
    const [busiest] = await rows<{ almacenId: number; insumoId: number; email: string }>(
      database.orm,
      sql`select k.almacen_id::int as "almacenId", mode() within group (order by k.insumo_id)::int as "insumoId",
        (select u.email from usuario u join perfil p on p.perfil_id = u.perfil_id join credencial c on c.usuario_id = u.usuario_id
         where p.nombre = 'SUPERUSUARIO' order by u.usuario_id limit 1) as email
        from ${kardex} k group by k.almacen_id order by count(*) desc limit 1`,
    );
    const { token } = (
      await app.inject({
        method: 'POST',
        url: '/api/sign-in',
        payload: { userName: busiest!.email, password: 'demo1234' },
      })
    ).json<{ token: string }>();
    const records = async (address: string) =>
      (await app.inject({ url: `/api${address}`, headers: { authorization: `Bearer ${token}` } })).json<
        Record<string, unknown>[]
      >();
    const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
    const pages = await measurePages(await pagesOf(ledgers, records, busiest!), askAs(app, token), pool);
    await pool.end();
    const posting = await measurePosting(postgres.url);
    console.log(`${movements} movements`);
    for (const [what, { p50, p95, statements, hand }] of pages)
      console.log(
        `  page ${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${statements} statements${hand === null ? '' : `, by hand ${hand.toFixed(1)} ms (${(p50 / hand).toFixed(2)}×)`}`,
      );
    console.log(
      `  ${LINES} lines: alone ${posting.alone.toFixed(1)} ms, beside ${WRITERS} others ${posting.beside.toFixed(1)} ms`,
    );
    lengths.push({ pages, posting, movements });
    await app.close();
    await database.close();
  }
  const [short, long] = lengths as [(typeof lengths)[0], (typeof lengths)[0]];
  const slowest = [...long.pages.values()].toSorted((a, b) => b.p95 - a.p95)[0]!;
  const most = Math.max(...[...long.pages.values()].map(({ statements }) => statements));
  outcome.figure({
    what: `slowest page of ${long.movements} movements (p95)`,
    unit: 'ms',
    ours: slowest.p95,
    theirs: BAR.page,
    beside: 'limit',
    aim: { most: 1 },
  });
  outcome.figure({
    what: 'statements of a page of movements',
    unit: 'statements',
    ours: most,
    theirs: BAR.statements,
    beside: 'limit',
    aim: { most: 1 },
  });
  for (const [what, { p50, hand }] of long.pages) {
    if (hand !== null)
      outcome.figure({
        what: `page of ${long.movements} movements, ${what}`,
        unit: 'ms',
        ours: p50,
        theirs: hand,
        beside: 'the same rows by hand',
        aim: { most: BAR.byHand },
      });
    const before = short.pages.get(what);
    if (before)
      outcome.figure({
        what: `page ${what}, ${long.movements} movements`,
        unit: 'ms',
        ours: p50,
        theirs: before.p50,
        beside: `${short.movements} movements`,
        aim: { most: BAR.longer },
      });
  }
  outcome.figure({
    what: `${LINES} lines beside ${WRITERS} writers`,
    unit: 'ms',
    ours: long.posting.beside,
    theirs: long.posting.alone,
    beside: 'alone',
    aim: { most: BAR.beside },
  });
  outcome.figure({
    what: `${LINES} lines, ${long.movements} movements`,
    unit: 'ms',
    ours: long.posting.alone,
    theirs: short.posting.alone,
    beside: `${short.movements} movements`,
    aim: { most: BAR.longerPost },
  });
  outcome.end();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
