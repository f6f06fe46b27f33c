/**
 * Benchmark of an export of a whole table: seconds, and the server's memory above its idle memory. Exports 1 000 000 rows as CSV and as a
 * workbook from PostgreSQL (`--rows`), and fewer from the embedded database (`--embedded-rows`). Then a client disconnects in the middle,
 * and the time until the server stops reading is measured. Bar: 256 MB above idle.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine } from '../codegen/command-line';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#platform/server/db/open/open-database';
import { rows as readRows } from '#platform/server/db/rows';
import { signIn } from '../../tests/support/sign-in';
import { startProcess, type ServerProcess } from '../../tests/support/start-process';
import { fillDemo, startDemo } from './demo-database';
import { collectOutcome } from './outcome';
import { residentMb } from './resident';

const { values } = commandLine('npx tsx scripts/bench/export.ts [--rows 1000000] [--embedded-rows 100000]', {
  rows: { type: 'string', default: '1000000' },
  'embedded-rows': { type: 'string', default: '100000' },
});
const [ROWS, EMBEDDED_ROWS, REST_MS] = [Number(values.rows), Number(values['embedded-rows']), 3000];
const outcome = collectOutcome();
const BAR_MB = 256;
const COLUMNS = 'nombre,tipoAsentamiento,codigoPostal,municipioId,activo,fechaCreacion';

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

interface Figures {
  readonly rows: number;
  readonly megabytes: number;
  readonly seconds: number;
  readonly peak: number;
}

/** Reads an export to its end, discards it, and samples the server's memory. */
async function download(server: ServerProcess, token: string, format: 'csv' | 'xlsx'): Promise<Figures> {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await residentMb(server.child.pid!));
  };
  const watch = setInterval(() => void look(), 50);
  const started = performance.now();
  const answer = await fetch(
    `${server.url}/api/catalogos/colonia/exportar?formato=${format}&columnas=${COLUMNS}&sortBy=nombre`,
    { headers: { Authorization: `Bearer ${token}` } },
  );
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  let [bytes, lines] = [0, 0];
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (format === 'csv') for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(watch);
  const expected = Number(answer.headers.get('x-total-items'));
  if (format === 'csv' && lines !== expected + 1) throw new Error(`${lines} lines for ${expected} rows`);
  return { rows: expected, megabytes: bytes / 1024 ** 2, seconds: (performance.now() - started) / 1000, peak };
}

/** Disconnects after the first bytes. Returns how many milliseconds the server stayed busy. */
async function leave(server: ServerProcess, token: string): Promise<number> {
  const abort = new AbortController();
  const answer = await fetch(`${server.url}/api/catalogos/colonia/exportar?columnas=${COLUMNS}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  await answer.body!.getReader().read();
  abort.abort();
  const started = performance.now();
  const busy = async () =>
    Number(/^\S+ \(.*\) .(?: \S+){10} (\d+)/.exec(await readFile(`/proc/${server.child.pid!}/stat`, 'utf8'))?.[1] ?? 0);
  for (let before = await busy(), quiet = 0; quiet < 3;) {
    await pause(50);
    const now = await busy();
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
  return performance.now() - started - 150;
}

async function trial(name: string, env: Readonly<Record<string, string>>, rows: number): Promise<void> {
  const database = await openDatabase({ url: env['DATABASE_URL'], dataDir: env['DATA_DIR'] ?? null });
  await database.orm.execute(sql`
    insert into colonia (nombre, tipo_asentamiento, codigo_postal, municipio_id)
    select 'Colonia ' || md5(n::text), (array['COLONIA', 'FRACCIONAMIENTO', 'BARRIO', 'EJIDO', 'PUEBLO'])[1 + n % 5], cp.codigo, cp.municipio_id
    from generate_series(1, ${rows}::int) n join (select codigo, municipio_id, row_number() over () - 1 as place, count(*) over () as many from codigo_postal) cp on cp.place = n % cp.many`);
  await database.orm.execute(sql`analyze colonia`);
  const [stored] = await readRows<{ count: number }>(
    database.orm,
    sql`select count(*)::int as count from colonia where activo`,
  );
  await database.close();

  const server = await startProcess({ env });
  try {
    const token = await signIn(server.url);
    await pause(REST_MS);
    for (const format of ['csv', 'xlsx'] as const) {
      const rest = await residentMb(server.child.pid!);
      const { rows: sent, megabytes, seconds, peak } = await download(server, token, format);
      const above = peak - rest;
      console.log(
        `${name}, ${format}: ${sent} rows, ${megabytes.toFixed(0)} MB in ${seconds.toFixed(1)} s (${(sent / seconds).toFixed(0)} rows/s); memory ${rest.toFixed(0)} MB at rest, ${peak.toFixed(0)} MB at most: ${above.toFixed(0)} MB above (bar ${BAR_MB})`,
      );
      outcome.same(`rows in the table and in the ${format}, ${name}`, stored!.count, sent);
      outcome.figure({
        what: `memory above rest, ${sent} rows as ${format}, ${name}`,
        unit: 'MB',
        // A process may release memory meanwhile; less than at rest counts as 0.
        ours: Math.max(0, above),
        theirs: BAR_MB,
        beside: 'limit',
        aim: { most: 1 },
      });
    }
    console.log(`${name}: client gone, server quiet after ${(await leave(server, token)).toFixed(0)} ms`);
  } finally {
    await server.end('SIGTERM');
  }
}

const postgres = await startDemo();
const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
try {
  await trial('PostgreSQL', { DATABASE_URL: postgres.url }, ROWS);
  await fillDemo(folder);
  await trial('PGlite', { DATA_DIR: folder }, EMBEDDED_ROWS);
  outcome.end();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
