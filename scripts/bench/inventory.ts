/**
 * Benchmark of the inventory of a warehouse with 1 800 supplies against the catalogue of the same supplies, an ordinary list. Measures the
 * first row of a page of 100, and the time after typing a search word until only matching rows are shown. Both run in the same browser,
 * over one server on PostgreSQL. Bars: at most 1.1 times as long as the catalogue, and matching rows within half a second of the last key.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { CHROMIUM } from '../../tests/support/chromium';
import { signIn } from '../../tests/support/sign-in';
import { startProcess } from '../../tests/support/start-process';
import { commandLine } from '../codegen/command-line';
import { startDemo } from './demo-database';
import { collectOutcome } from './outcome';
import { openLists, typeInLists, type Side } from './screens/time-to-rows';

const { values } = commandLine('npx tsx scripts/bench/inventory.ts [--rounds 15]', {
  rounds: { type: 'string', default: '15' },
});
const [SUPPLIES, ROUNDS] = [1800, Number(values.rounds)];
const PAGE = 100;
const WORD = 'paracetamol';
/** Limit in milliseconds from the last key to the rows. The search itself waits 300 of them for another key. */
const FOLLOWS = 500;
const outcome = collectOutcome();
const CATALOGUE = 'catalogue of the same supplies';

/**
 * Fills the catalogue up to a number of supplies, and adds all of them to the warehouse with the most supplies. Returns the key of the
 * warehouse.
 */
async function fillWarehouse(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'insumo' and is_generated = 'NEVER'`,
  );
  const own: Readonly<Record<string, string>> = {
    insumo_id: '(select max(insumo_id) from insumo) + n',
    clave: `'999.000.' || lpad(n::text, 4, '0') || '.00'`,
    clave_local: 'null',
  };
  await pool.query(
    `insert into insumo (${columns.map(({ name }) => name).join()}) select ${columns.map(({ name }) => own[name] ?? `i.${name}`).join()}
     from generate_series(1, $1 - (select count(*)::int from insumo where activo)) n
     join (select insumo.*, row_number() over (order by insumo_id) - 1 as place, count(*) over () as many from insumo where activo) i on i.place = n % i.many`,
    [SUPPLIES],
  );
  const { rows } = await pool.query<{ almacen_id: string }>(
    'select almacen_id from inventario group by almacen_id order by count(*) desc, almacen_id limit 1',
  );
  const almacenId = Number(rows[0]!.almacen_id);
  await pool.query(
    `insert into inventario (almacen_id, insumo_id, insumo_clave, nombre_generico, unidad_id, jurisdiccion_id, existencia, lotes, minimo, punto_reorden, maximo)
     select a.almacen_id, i.insumo_id, i.clave, i.nombre_generico, a.unidad_id, u.jurisdiccion_id, i.insumo_id % 90, 1, 10, 20, 60
     from insumo i join almacen a on a.almacen_id = $1 join unidad u on u.unidad_id = a.unidad_id
     where i.activo on conflict do nothing`,
    [almacenId],
  );
  await pool.query('vacuum analyze insumo');
  await pool.query('vacuum analyze inventario');
  await pool.end();
  return almacenId;
}

const root = await mkdtemp(path.join(tmpdir(), 'bench-inventory-'));
const closing: (() => Promise<unknown>)[] = [() => rm(root, { recursive: true, force: true })];
try {
  const demo = await startDemo();
  closing.push(demo.stop);
  const almacenId = await fillWarehouse(demo.url);
  const server = await startProcess({ env: { DATABASE_URL: demo.url, DATA_DIR: path.join(root, 'data') } });
  closing.push(() => server.end('SIGTERM'));
  const token = await signIn(server.url);
  const session = JSON.stringify({ signedIn: true, token });
  const side: Side = {
    url: server.url,
    rows: '[data-row-link]',
    drawn: (rows) => Math.min(rows, 12),
    signIn: (page) => page.addInitScript((value) => localStorage.setItem('persist:red-salud.auth', value), session),
  };
  const total = async (address: string) =>
    (await fetch(`${server.url}/api${address}`, { headers: { authorization: `Bearer ${token}` } })).headers.get(
      'x-total-items',
    );
  const filter = JSON.stringify({ almacenId });
  const filterBy = encodeURIComponent(Buffer.from(filter).toString('base64'));
  outcome.same(
    'supplies in both lists',
    await total(`/inventario/inventario?pageSize=1&filterBy=${filterBy}`),
    await total('/catalogos/insumo?pageSize=1'),
  );
  const lists = [
    { side, path: `/inventario?perPage=${PAGE}&page=1&filter=${encodeURIComponent(filter)}` },
    { side, path: `/insumo?perPage=${PAGE}&page=1` },
  ];
  const browser = await chromium.launch(CHROMIUM);
  closing.push(() => browser.close());

  const [ours, theirs] = await openLists(browser, lists, 1, ROUNDS);
  told(`first row of a page of ${PAGE} of ${SUPPLIES}`, ours!.rows, theirs!.rows);
  const [typed, typedThere] = await typeInLists(browser, lists, WORD, ROUNDS);
  told(`rows that «${WORD}» names, from its last key`, typed!, typedThere!);
  outcome.figure({
    what: `rows that «${WORD}» names, from its last key`,
    unit: 'ms',
    ours: typed!,
    theirs: FOLLOWS,
    beside: 'limit',
    aim: { most: 1 },
  });
  outcome.end();
} finally {
  for (const close of closing.toReversed()) await close();
}

function told(what: string, ours: number, theirs: number): void {
  outcome.figure({ what, unit: 'ms', ours, theirs, beside: CATALOGUE, aim: { most: 1.1 } });
  console.log(`${what}: ${Math.round(ours)} ms, ${CATALOGUE} ${Math.round(theirs)} ms, ${(ours / theirs).toFixed(2)}×`);
}
