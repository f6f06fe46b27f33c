/**
 * Benchmark of imports as large as the authorities' files, while ten users work. Reports the durations of the users' requests (half of them
 * write), the server's memory above idle, and whether the chain of the audit trail is intact afterwards. The file is checked, then applied,
 * then applied once more, which changes nothing. Smaller imports follow during which the server is ended by kill -9.
 *
 *   npm run bench -- imports
 *   npx tsx scripts/bench/imports.ts [--rows 156000] [--engine PGlite|PostgreSQL|both] [--kills 5] [--killed-rows 8000]
 */
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { commandLine } from '../codegen/command-line';
import { walkChain } from '#platform/server/db/chain/walk-chain';
import { openDatabase } from '#platform/server/db/open/open-database';
import { signIn } from '../../tests/support/sign-in';
import { startProcess } from '../../tests/support/start-process';
import { run } from '../checks/steps';
import { fillDemo, startDemo } from './demo-database';
import { figures, workBeside } from './imports/beside';
import { killRounds } from './imports/kill-rounds';
import { sendImport } from './imports/send-import';
import { settlements, somePlace } from './imports/settlements';
import { collectOutcome } from './outcome';

const WAIT_MS = 1000;
const MEMORY_MB = 400;

const { values } = commandLine(
  'npx tsx scripts/bench/imports.ts [--rows 156000] [--engine both] [--kills 5] [--killed-rows 8000]',
  {
    rows: { type: 'string', default: '156000' },
    engine: { type: 'string', default: 'both' },
    kills: { type: 'string', default: '5' },
    'killed-rows': { type: 'string', default: '8000' },
  },
);
const [rows, kills, killedRows, aloneMs] = [
  Number(values.rows),
  Number(values.kills),
  Number(values['killed-rows']),
  3000,
];
const outcome = collectOutcome();

async function trial(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  if (rows > 0) await crowd(name, env);
  if (!(await killRounds(name, env, kills, killedRows)))
    throw new Error(`${name}: a killed import left a part of its file.`);
}

async function crowd(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const server = await startProcess({ env });
  try {
    const token = await signIn(server.url, 'su@example.org');
    const place = await somePlace(server.url, token);
    const file = settlements(rows, place.codigo, place.municipio);
    const memory = async () =>
      Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
    await alone(server.url, token);
    const idle = await memory();
    for (const [what, aplicar] of [
      ['checked', false],
      ['applied', true],
      ['applied again', true],
    ] as const) {
      let over = false;
      let most = idle;
      const look = async () => {
        most = Math.max(most, await memory());
      };
      const watch = setInterval(() => void look(), 100);
      const beside = workBeside(server.url, token, () => over);
      const delay = monitorEventLoopDelay({ resolution: 20 });
      delay.enable();
      const { seconds, answer, shares } = await sendImport(server.url, token, 'colonia', file, aplicar);
      over = true;
      const { reads, writes, statuses } = await beside;
      clearInterval(watch);
      delay.disable();
      const worst = Math.max(...reads, ...writes);
      console.log(`${name}, ${rows} rows ${what}: ${seconds.toFixed(1)} s, ${JSON.stringify(answer)}\n  ${shares}`);
      console.log(
        `  others read: ${figures(reads)}\n  others write: ${figures(writes)}\n  answers: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
      );
      // Waits on a busy machine are not the server's: this process only sends requests, and its own delays are printed for comparison.
      console.log(`  this process itself was kept waiting ${(delay.max / 1e6).toFixed(0)} ms at most`);
      console.log(
        `  worst wait ${(worst / WAIT_MS).toFixed(2)} × the limit; memory ${idle.toFixed(0)} MB idle, ${(most - idle).toFixed(0)} MB more at most (${((most - idle) / MEMORY_MB).toFixed(2)} × the limit)`,
      );
      outcome.same(`rows of the file and of the answer, ${name}, ${what}`, rows, answer.resultado?.['filas']);
      if (reads.length === 0 || writes.length === 0) throw new Error('Nobody worked beside the import.');
      outcome.figure({
        what: `worst wait of others while ${rows} rows are ${what}, ${name}`,
        unit: 'ms',
        ours: worst,
        theirs: WAIT_MS,
        beside: 'limit',
        aim: { most: 1 },
      });
      outcome.figure({
        what: `memory above idle, ${rows} rows ${what}, ${name}`,
        unit: 'MB',
        ours: most - idle,
        theirs: MEMORY_MB,
        beside: 'limit',
        aim: { most: 1 },
      });
    }
  } finally {
    await server.end('SIGTERM');
  }
  const database = await openDatabase({ url: env['DATABASE_URL'], dataDir: env['DATA_DIR'] ?? null, migrate: false });
  const started = performance.now();
  const { broken, rows: sealed } = await walkChain(database.orm);
  await database.close();
  console.log(
    `${name}: chain of ${sealed} rows ${broken ? `broken: ${JSON.stringify(broken)}` : 'whole'}, walked in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (broken) throw new Error(`${name}: the chain of the audit trail is broken.`);
}

/** Sends some requests before memory is measured, so that code loaded by the first request does not count. */
async function alone(url: string, token: string): Promise<void> {
  const until = Date.now() + aloneMs;
  console.log(`  nobody imports: ${figures((await workBeside(url, token, () => Date.now() > until)).writes)}`);
}

await run(process.execPath, ['scripts/start.mjs', '--build-only']);
if (values.engine !== 'PostgreSQL') {
  const folder = await mkdtemp(path.join(tmpdir(), 'red-salud-bench-'));
  await fillDemo(folder);
  await trial('PGlite', { DATA_DIR: folder });
  await rm(folder, { recursive: true, force: true });
}
if (values.engine !== 'PGlite') {
  const postgres = await startDemo();
  await trial('PostgreSQL', { DATABASE_URL: postgres.url });
  await postgres.stop();
}
outcome.end();
