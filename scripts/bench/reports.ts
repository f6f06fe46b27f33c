/**
 * Benchmark of boards and long reports over a network of `--copies` times the demo's 92 units and `--movements` movements, on PostgreSQL.
 * Boards: all requests of a page that opens, six at once as a browser sends them; bar: a second at p95. The use of closed months is
 * recomputed by its command and must come out unchanged.
 * Then a report of `--rows` rows as a workbook, made in the background. Bars: 256 MB above rest; other requests take at most twice as long;
 * the report can be cancelled, and completes after the server is killed in the middle.
 *
 * npm run bench -- reports
 * npx tsx scripts/bench/reports.ts [--copies 5] [--movements 3000000] [--rows 1000000] [--rounds 20]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { PROFILES } from '#generated/shared/permissions.gen';
import { openDatabase } from '#platform/server/db/open/open-database';
import { addDays } from '#platform/shared/dates/days';
import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';
import { closeMonths, retellMonths } from '#areas/inventario/server/stock/close-months';
import { CHROMIUM } from '../../tests/support/chromium';
import { signIn } from '../../tests/support/sign-in';
import { startProcess, type ServerProcess } from '../../tests/support/start-process';
import { commandLine } from '../codegen/command-line';
import { startDemo } from './demo-database';
import { quantile } from './lists/ask';
import { collectOutcome } from './outcome';
import { growNetwork } from './reports/grow-network';
import { growWarehouse } from './reports/grow-warehouse';
import { residentMb } from './resident';
import { growLedger } from './stock/grow-ledger';

const { values } = commandLine(
  'npx tsx scripts/bench/reports.ts [--copies 5] [--movements 3000000] [--rows 1000000] [--rounds 20]',
  {
    copies: { type: 'string', default: '5' },
    movements: { type: 'string', default: '3000000' },
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '20' },
  },
);
const [COPIES, MOVEMENTS, ROWS, ROUNDS] = [
  Number(values.copies),
  Number(values.movements),
  Number(values.rows),
  Number(values.rounds),
];
const BAR = { openMs: 1000, megabytes: 256, slower: 2, endSeconds: 15 };
/** Requests that a browser sends to one server at once. */
const AT_ONCE = 6;
const FILES = '/reportes/archivos';
const outcome = collectOutcome();

/** Boards, each with a profile that uses it. */
const BOARDS: readonly (readonly [board: string, profile: keyof typeof PROFILES])[] = [
  ['farmacia', 'Farmacia'],
  ['medico', 'Medico'],
  ['enfermeria', 'Enfermeria'],
  ['recepcion', 'Recepcion'],
  ['cendis', 'Cendis'],
  ['almacen', 'Almacen-estatal'],
  ['direccion', 'Director-unidad'],
  ['red', 'Oficina-central'],
  ['proveedor', 'Proveedor'],
  ['conexion', 'SUPERUSUARIO'],
];
const PERIODS = ['30D', 'ANIO'];

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}`, 'accept-language': 'es-MX' } });

/** Requests that a board sends when its page opens. */
async function requestsOf(server: ServerProcess, token: string, page: string): Promise<readonly string[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const tab = await browser.newPage({ locale: 'es-MX', timezoneId: 'America/Monterrey' });
    const session = JSON.stringify({ signedIn: true, token });
    await tab.addInitScript((value) => localStorage.setItem('persist:red-salud.auth', value), session);
    const asked = new Set<string>();
    tab.on('request', (request) => {
      if (request.method() === 'GET' && /\/api\/(reportes\/|.*pageSize=)/.test(request.url())) asked.add(request.url());
    });
    await tab.goto(`${server.url}${page}`);
    await tab.locator('[data-drawing], main li').first().waitFor({ timeout: 60_000 });
    // Figures for comparison are requested only after the figures they are compared with.
    await tab.waitForLoadState('networkidle', { timeout: 120_000 });
    return [...asked];
  } finally {
    await browser.close();
  }
}

/** Returns the milliseconds until the last of several responses arrived. */
async function askAll(urls: readonly string[], token: string): Promise<number> {
  const waiting = [...urls];
  const started = performance.now();
  const askNext = async (): Promise<void> => {
    const url = waiting.shift();
    if (url === undefined) return;
    const answer = await fetch(url, bearer(token));
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    await askNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return performance.now() - started;
}

async function boards(server: ServerProcess): Promise<void> {
  for (const [board, profile] of BOARDS) {
    const token = await signIn(server.url, PROFILES[profile].demoUser);
    for (const period of PERIODS) {
      const urls = await requestsOf(server, token, `/tableros/${board}?periodo=${period}`);
      if (urls.length === 0) throw new Error(`The board ${board} asks for nothing.`);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await askAll(urls, token));
      const p95 = quantile(times, 0.95);
      console.log(
        `${board}, ${period}: ${urls.length} requests, p50 ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(p95)} ms`,
      );
      outcome.figure({
        what: `board ${board}, ${period}, p95 until its last figure`,
        unit: 'ms',
        ours: p95,
        theirs: BAR.openMs,
        beside: 'limit',
        aim: { most: 1 },
      });
    }
  }
}

/** Recomputes the use of closed months, which must not change. */
async function retold(url: string): Promise<void> {
  const database = await openDatabase({ url, migrate: false });
  const started = performance.now();
  await closeMonths(database.orm, new Date());
  await retellMonths(database.orm, { keep: true });
  const told = await retellMonths(database.orm, { keep: false });
  const sum = (figure: 'rows' | 'changed') => told.reduce((total, each) => total + each[figure], 0);
  console.log(
    `${sum('rows')} rows of closed months of ${told.length} warehouses told anew twice in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  outcome.same('rows of closed months that are not what they were', sum('changed'), 0);
  await database.close();
}

interface FileBody {
  readonly reporteArchivoId: number;
  readonly estatus: string;
  readonly filas: number;
  readonly filasTotal: number | null;
  readonly bytes: number | null;
}

async function longReport(
  first: ServerProcess,
  restart: () => Promise<ServerProcess>,
  almacenId: number,
  rows: number,
): Promise<void> {
  let server = first;
  const token = await signIn(server.url);
  const ask = (address: string, method = 'GET') => fetch(`${server.url}/api${address}`, { method, ...bearer(token) });
  const day = todayIn(DEFAULT_TIME_ZONE);
  const order = async () => {
    const answer = await ask(
      `/reportes/almacen?almacenId=${almacenId}&desde=${addDays(day, -1800)}&hasta=${addDays(day, 1800)}&formato=xlsx`,
    );
    if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as FileBody).reporteArchivoId;
  };
  const file = async (id: number) =>
    ((await (await ask(FILES)).json()) as FileBody[]).find(({ reporteArchivoId }) => reporteArchivoId === id)!;
  /** Polls a report file until a condition holds or it has ended. */
  const until = async (id: number, isFar: (file: FileBody) => boolean): Promise<FileBody> => {
    for (;;) {
      const found = await file(id);
      if (isFar(found) || !['EN_COLA', 'EN_PROCESO'].includes(found.estatus)) return found;
      await pause(250);
    }
  };
  /** Durations of other users' requests while a task runs: one page of a list, repeatedly. */
  const others = async (isOver: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    while (!isOver() || times.length < 5) {
      const started = performance.now();
      await (await ask('/inventario/inventario?pageSize=25')).arrayBuffer();
      times.push(performance.now() - started);
      await pause(40);
    }
    return times;
  };
  await pause(5000);
  const began = performance.now();
  const alone = await others(() => performance.now() - began > 15_000);
  const rest = await residentMb(server.child.pid!);

  const state = { isOver: false, peak: rest };
  const look = async () => {
    state.peak = Math.max(state.peak, await residentMb(server.child.pid!));
  };
  const watch = setInterval(() => void look(), 50);
  const started = performance.now();
  const ordered = await order();
  const beside = others(() => state.isOver);
  const made = await until(ordered, () => false);
  const seconds = (performance.now() - started) / 1000;
  state.isOver = true;
  clearInterval(watch);
  const [quiet, busy] = [quantile(alone, 0.95), quantile(await beside, 0.95)];
  outcome.same('the report is ready, with all rows', [made.estatus, made.filas], ['LISTO', rows]);
  const downloaded = await (await ask(`${FILES}/${ordered}/contenido`)).arrayBuffer();
  outcome.same('bytes that it has and that are downloaded', made.bytes, downloaded.byteLength);
  console.log(
    `${rows} rows as a workbook of ${((made.bytes ?? 0) / 1024 ** 2).toFixed(0)} MB in ${seconds.toFixed(0)} s; memory ${rest.toFixed(0)} MB at rest, ${state.peak.toFixed(0)} MB at most; others' p95 ${quiet.toFixed(0)} ms alone, ${busy.toFixed(0)} ms meanwhile`,
  );
  outcome.figure({
    what: `memory above rest, report of ${rows} rows`,
    unit: 'MB',
    ours: Math.max(0, state.peak - rest),
    theirs: BAR.megabytes,
    beside: 'limit',
    aim: { most: 1 },
  });
  outcome.figure({
    what: `p95 of a page of a list while a report of ${rows} rows is made`,
    unit: 'ms',
    ours: busy,
    theirs: quiet,
    beside: 'alone',
    aim: { most: BAR.slower },
  });

  const second = await order();
  await until(second, ({ estatus, filas }) => estatus === 'EN_PROCESO' && filas > 0);
  await ask(`${FILES}/${second}`, 'DELETE');
  const ended = performance.now();
  outcome.same('a report that was ended', (await until(second, () => false)).estatus, 'CANCELADO');
  const third = await order();
  // Reports are made one at a time: this one starts only after the cancelled one has been released.
  await until(third, ({ estatus }) => estatus === 'EN_PROCESO');
  const releaseReservations = (performance.now() - ended) / 1000;
  console.log(`ended, and another begun ${releaseReservations.toFixed(1)} s later`);
  outcome.figure({
    what: 'from the end of a report to the beginning of the next',
    unit: 's',
    ours: releaseReservations,
    theirs: BAR.endSeconds,
    beside: 'limit',
    aim: { most: 1 },
  });

  await until(third, ({ filas }) => filas > rows / 4);
  await server.end('SIGKILL');
  const killed = performance.now();
  server = await restart();
  const again = await until(third, () => false);
  console.log(`killed in the middle, ready ${((performance.now() - killed) / 1000).toFixed(0)} s later`);
  outcome.same('a report whose server was killed', [again.estatus, again.filas], ['LISTO', rows]);
}

const demo = await startDemo();
const root = await mkdtemp(path.join(tmpdir(), 'bench-reports-'));
const start = () => startProcess({ env: { DATABASE_URL: demo.url, DATA_DIR: path.join(root, 'data') } });
const state: { server: ServerProcess | null } = { server: null };
const restart = async () => {
  state.server = await start();
  return state.server;
};
try {
  await growNetwork(demo.url, COPIES);
  const movements = await growLedger(demo.url, MOVEMENTS);
  const pool = new pg.Pool({ connectionString: demo.url, max: 1 });
  const { rows: units } = await pool.query<{ many: number }>('select count(*)::int as many from unidad');
  await pool.end();
  console.log(`${units[0]!.many} units, ${movements} movements`);
  await retold(demo.url);
  const { almacenId, rows } = await growWarehouse(demo.url, ROWS);
  let server = await restart();
  await boards(server);
  // Restarts the server: the memory of a report is measured above that of an idle process.
  await server.end('SIGTERM');
  server = await restart();
  await longReport(server, restart, almacenId, rows);
  outcome.end();
} finally {
  await state.server?.end('SIGTERM');
  await demo.stop();
  await rm(root, { recursive: true, force: true });
}
