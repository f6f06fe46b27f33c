/**
 * Ends the server by kill -9 while clients write, starts it again, and checks every acknowledged write: it must exist once, complete, with
 * its row in the audit trail.
 *
 *   npx tsx scripts/bench/kill9.ts [--rounds 10] [--seconds 10] [--clients 8] [--engine pglite|postgres|both]
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine } from '../codegen/command-line';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#platform/server/db/open/open-database';
import { rows as readRows } from '#platform/server/db/rows';
import { startPostgres } from '../../tests/support/server/postgres';
import { run } from '../checks/steps';
import { signIn } from '../../tests/support/sign-in';
import { startProcess } from '../../tests/support/start-process';

const { values } = commandLine(
  'npx tsx scripts/bench/kill9.ts [--rounds 10] [--seconds 10] [--clients 8] [--engine both]',
  {
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '8' },
    engine: { type: 'string', default: 'both' },
  },
);
const [rounds, seconds, clients] = [Number(values.rounds), Number(values.seconds), Number(values.clients)];

/** One record of a client: the values sent, its idempotency key, and the last state that the server acknowledged. */
interface Written {
  readonly clave: string;
  readonly key: string;
  nombre: string;
  id: number | null;
  version: number;
  pending: { nombre: string; version: number } | null;
}

interface Tally {
  created: number;
  updated: number;
  unanswered: number;
  lost: string[];
  twice: string[];
  half: string[];
  unaudited: string[];
}

async function client(url: string, token: string, number: number, records: Written[], until: number): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  for (let turn = 0; Date.now() < until; turn++) {
    const previous = records.at(-1);
    try {
      if (turn % 3 === 2 && previous?.id && !previous.pending) {
        const nombre = `Cambiada ${randomUUID()}`;
        previous.pending = { nombre, version: previous.version + 1 };
        const answer = await fetch(`${url}/api/catalogos/especialidad/${previous.id}`, {
          method: 'PUT',
          headers: { ...headers, 'If-Match': `"${previous.version}"` },
          body: JSON.stringify({ clave: previous.clave, nombre, tipo: 'OTRA' }),
        });
        if (answer.status !== 200) throw new Error(`PUT answered ${answer.status}: ${await answer.text()}`);
        await answer.json();
        Object.assign(previous, { nombre, version: previous.version + 1, pending: null });
      } else {
        const record: Written = {
          clave: `K${number}${Date.now().toString(36).slice(-6)}${turn % 36}`.slice(0, 10).toUpperCase(),
          key: randomUUID(),
          nombre: `Nueva ${randomUUID()}`,
          id: null,
          version: 0,
          pending: null,
        };
        if (records.some((other) => other.clave === record.clave)) continue;
        records.push(record);
        await create(url, token, record);
      }
    } catch (error) {
      // The server was killed during the request; the client only sees a broken connection.
      if (
        error instanceof TypeError ||
        (error instanceof Error && /abort|terminated|fetch failed|ECONN|socket/i.test(error.message))
      )
        return;
      throw error;
    }
  }
}

async function create(url: string, token: string, record: Written): Promise<void> {
  const answer = await fetch(`${url}/api/catalogos/especialidad`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': record.key },
    body: JSON.stringify({ clave: record.clave, nombre: record.nombre, tipo: 'OTRA' }),
  });
  if (answer.status !== 201) throw new Error(`POST answered ${answer.status}: ${await answer.text()}`);
  const body = (await answer.json()) as { especialidadId: number; version: number };
  Object.assign(record, { id: body.especialidadId, version: body.version });
}

async function round(env: Readonly<Record<string, string>>, records: Written[]): Promise<number> {
  const server = await startProcess({ env });
  const token = await signIn(server.url);
  const until = Date.now() + seconds * 1000;
  const mine = Array.from({ length: clients }, (): Written[] => []);
  const work = mine.map((list, number) => client(server.url, token, number, list, until + 5000));
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
  await server.end('SIGKILL');
  await Promise.all(work);

  // Unacknowledged writes are sent again under their key: each must be stored once.
  const again = await startProcess({ env });
  const renewed = await signIn(again.url);
  const unanswered = mine.flat().filter((record) => record.id === null);
  for (const record of unanswered) await create(again.url, renewed, record);
  await again.end('SIGTERM');
  records.push(...mine.flat());
  return unanswered.length;
}

async function verify(env: Readonly<Record<string, string>>, records: readonly Written[], tally: Tally): Promise<void> {
  const database = await openDatabase({ url: env['DATABASE_URL'], dataDir: env['DATA_DIR'] ?? null });
  try {
    const rows = await readRows<{ id: string; clave: string; nombre: string; version: number; audited: string }>(
      database.orm,
      sql`
      select e.especialidad_id as id, e.clave, e.nombre, e.version,
        (select count(*) from bitacora b where b.entidad = 'especialidad' and b.entidad_id = e.especialidad_id::text) as audited
      from especialidad e where e.clave like 'K%' and (e.nombre like 'Nueva %' or e.nombre like 'Cambiada %')`,
    );
    for (const record of records) {
      const found = rows.filter((row) => row.clave === record.clave);
      const [row] = found;
      if (!row) {
        tally.lost.push(record.clave);
        continue;
      }
      if (found.length > 1) tally.twice.push(record.clave);
      const { version } = row;
      const asAcknowledged = version === record.version && row.nombre === record.nombre;
      const asUnderWay =
        record.pending !== null && version === record.pending.version && row.nombre === record.pending.nombre;
      if (!asAcknowledged && !asUnderWay)
        tally.half.push(
          `${record.clave}: version ${version} «${row.nombre}», expected ${record.version} «${record.nombre}»`,
        );
      if (Number(row.audited) !== version)
        tally.unaudited.push(`${record.clave}: ${row.audited} audit rows for version ${version}`);
      tally.created++;
      tally.updated += version - 1;
    }
    const known = new Set(records.map((record) => record.clave));
    tally.twice.push(...rows.filter((row) => !known.has(row.clave)).map((row) => `${row.clave} (nobody wrote it)`));
  } finally {
    await database.close();
  }
}

async function trial(name: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const records: Written[] = [];
  const tally: Tally = { created: 0, updated: 0, unanswered: 0, lost: [], twice: [], half: [], unaudited: [] };
  for (let number = 1; number <= rounds; number++) {
    tally.unanswered += await round(env, records);
    console.log(`${name}: kill ${number} of ${rounds}, ${records.length} records so far`);
  }
  await verify(env, records, tally);
  const bad = [
    ...tally.lost.map((what) => `lost ${what}`),
    ...tally.twice.map((what) => `twice ${what}`),
    ...tally.half.map((what) => `half ${what}`),
    ...tally.unaudited.map((what) => `not audited ${what}`),
  ];
  for (const line of bad.slice(0, 20)) console.error(`  ${line}`);
  console.log(
    `${name}: ${rounds} kills, ${clients} clients, ${tally.created} records, ${tally.updated} updates, ${tally.unanswered} sent again; lost ${tally.lost.length}, twice ${tally.twice.length}, half ${tally.half.length}, without audit ${tally.unaudited.length}`,
  );
  return bad.length === 0;
}

let sound = true;
if (values.engine !== 'postgres') {
  const folder = await mkdtemp(path.join(tmpdir(), 'kill9-'));
  sound = (await trial('pglite', { DATA_DIR: folder })) && sound;
  await rm(folder, { recursive: true, force: true });
}
if (values.engine !== 'pglite') {
  const postgres = await startPostgres();
  await run('node_modules/.bin/tsx', ['scripts/db/seed/cli.ts', '--demo'], { DATABASE_URL: postgres.url });
  sound = (await trial('postgres', { DATABASE_URL: postgres.url })) && sound;
  await postgres.stop();
}
process.exitCode = sound ? 0 : 1;
