/**
 * Benchmark of deep pages in lists of a million records, on PostgreSQL. Reads the first page, a middle page, a page near the end, the last
 * page, and random pages. Covers every order of the generated lists of settlements and patients, in both directions; patients are sorted by
 * a field of an embedded record. Bar: each within 150 ms (95 of 100). The baseline is the first page of the same order. The longest query,
 * which sorts the list, is reported separately.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '#platform/server/db/open/open-database';
import { rows } from '#platform/server/db/rows';
import { createApp } from '#app/server/create-app';
import { readConfig } from '#platform/server/http/config';
import { commandLine } from '../codegen/command-line';
import { readModel } from '../codegen/compile';
import { startDemo } from './demo-database';
import { askAs, quantile } from './lists/ask';
import { listQueries } from './lists/queries';
import { collectOutcome } from './outcome';

const { values } = commandLine('npx tsx scripts/bench/deep.ts [--rows 1000000] [--times 20] [--brief]', {
  rows: { type: 'string', default: '1000000' },
  times: { type: 'string', default: '20' },
  brief: { type: 'boolean', default: false },
});
const [ROWS, TIMES] = values.brief ? [6000, 1] : [Number(values.rows), Number(values.times)];
const [BAR_MS, SIZE] = [150, 25];
/** Golden ratio: the fractional parts of its multiples are spread evenly between 0 and 1, each far from the previous one. */
const GOLDEN = 0.618034;
const outcome = collectOutcome(values.brief);

/**
 * Inserts `ROWS` settlements (one in fifty inactive, three per name) and `ROWS` patients, some with equal names. Drops the search indexes
 * first, because maintaining them takes longer than everything else.
 */
async function plant(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await pool.query('drop index colonia_busqueda_trgm, persona_busqueda_trgm, persona_busqueda_sonido_trgm');
  await pool.query('alter table persona alter busqueda drop expression, alter busqueda_sonido drop expression');
  await pool.query(
    'set session_replication_role = replica; set synchronous_commit = off; set enable_nestloop = off; create temp table codigo as select codigo, municipio_id, (row_number() over () - 1)::int as lugar from codigo_postal; analyze codigo',
  );
  await pool.query(
    `insert into colonia (nombre, tipo_asentamiento, codigo_postal, municipio_id, activo)
     select 'Colonia ' || md5((n / 3)::text), (array['COLONIA', 'FRACCIONAMIENTO', 'BARRIO', 'EJIDO', 'PUEBLO'])[1 + n % 5], c.codigo, c.municipio_id, n % 50 <> 0
     from generate_series(1, $1::int) n join codigo c on c.lugar = n % (select count(*) from codigo) on conflict do nothing`,
    [ROWS],
  );
  await pool.query(
    `insert into persona (nombre, primer_apellido, segundo_apellido, genero, fecha_nacimiento)
     select ${letters('n')}, ${letters('n % 3000')}, ${letters('n % 2003')}, (array['H', 'M'])[1 + n % 2], date '1940-01-01' + (n::bigint * 37 % 29000)::int from generate_series(1, $1::int) n`,
    [ROWS],
  );
  await pool.query(
    `insert into paciente (persona_id, unidad_id, activo) select p.persona_id, u.unidad_id, p.persona_id % 50 <> 0 from persona p
     join (select unidad_id, row_number() over () - 1 as lugar, count(*) over () as cuantas from unidad) u on u.lugar = p.persona_id % u.cuantas
     where not exists (select 1 from paciente e where e.persona_id = p.persona_id) order by p.persona_id * 7919 % 1000003`,
  );
  // Repeats the vacuum: another open transaction keeps pages from being marked all-visible.
  const seen = async () =>
    (
      await pool.query<{ part: number }>(
        "select min(relallvisible::float / relpages) as part from pg_class where relname in ('colonia', 'persona', 'paciente')",
      )
    ).rows[0]!.part;
  for (let time = 0; time < 20 && (time === 0 || (await seen()) < 0.99); time++)
    await pool.query('vacuum analyze colonia, persona, paciente');
  await pool.end();
}

/** SQL for a word of letters that is unique to a number. */
const letters = (number: string): string => `initcap(translate(md5((${number})::text), '0123456789', 'ghijklmnop'))`;

const postgres = await startDemo();
const dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-deep-'));
try {
  await plant(postgres.url);
  const database = await openDatabase({ url: postgres.url });
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
  const [account] = await rows<{ email: string }>(
    database.orm,
    sql`select u.email from usuario u join perfil p on p.perfil_id = u.perfil_id join credencial c on c.usuario_id = u.usuario_id where p.nombre = 'SUPERUSUARIO' order by u.usuario_id limit 1`,
  );
  const { token } = (
    await app.inject({
      method: 'POST',
      url: '/api/sign-in',
      payload: { userName: account!.email, password: 'demo1234' },
    })
  ).json<{ token: string }>();
  const ask = askAs(app, token);
  const compiled = await readModel('.');
  if (!compiled.ok) throw new Error('The schemas do not compile.');
  let asked = 0;
  for (const entity of compiled.model.entities.filter(({ name }) => ['colonia', 'paciente'].includes(name))) {
    const lists = (await listQueries({ ...compiled.model, entities: [entity] }, async () => [])).filter(({ what }) =>
      what.startsWith('sorted'),
    );
    const { total } = await ask(lists[0]!.path);
    const last = Math.ceil(total / SIZE);
    console.log(`${total} records of ${entity.name}, ${last} pages`);
    if (total < 0.9 * ROWS) throw new Error(`Only ${total} of ${ROWS} records were planted.`);
    let slowest = 0;
    const shares: { ours: number; theirs: number }[] = [];
    const places = {
      first: 1,
      early: Math.ceil(last / 26),
      middle: Math.ceil(last / 2),
      late: Math.ceil(last * 0.9),
      last,
    };
    for (const { what, path: list } of lists) {
      const figures: string[] = [];
      let [baseline, longest] = [Number.NaN, 0];
      const seen = new Set<unknown>();
      for (const [place, page] of Object.entries(places)) {
        const times: number[] = [];
        for (let time = 0; time <= TIMES; time++) {
          const { ms, rows: shown, keys } = await ask(`${list}&pageNumber=${page}`);
          for (const key of keys) seen.add(key);
          if (shown !== Math.min(SIZE, total - (page - 1) * SIZE))
            throw new Error(`${what}, page ${page}: ${shown} records`);
          times.push(ms);
          asked += 1;
        }
        const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
        longest = Math.max(longest, ...times);
        if (place === 'first') baseline = p50;
        slowest = Math.max(slowest, p95);
        if (place !== 'first') shares.push({ ours: p50, theirs: baseline });
        figures.push(
          `${place} ${p50.toFixed(0)}/${p95.toFixed(0)}${p95 > BAR_MS ? ' slow' : ''} (${(p50 / baseline).toFixed(1)}×)`,
        );
      }
      const elsewhere: number[] = [];
      for (let time = 1; time <= 2 * TIMES; time++) {
        const page = 1 + Math.floor(((time * GOLDEN) % 1) * last);
        elsewhere.push((await ask(`${list}&pageNumber=${page}`)).ms);
        asked += 1;
      }
      const anywhere = quantile(elsewhere, 0.95);
      slowest = Math.max(slowest, anywhere);
      figures.push(
        `anywhere ${quantile(elsewhere, 0.5).toFixed(0)}/${anywhere.toFixed(0)}${anywhere > BAR_MS ? ' slow' : ''}`,
      );
      const pages = new Set(Object.values(places));
      const expected = [...pages].reduce((sum, page) => sum + Math.min(SIZE, total - (page - 1) * SIZE), 0);
      outcome.same(`records of ${pages.size} pages, none on two, ${entity.name} ${what}`, seen.size, expected);
      console.log(`  ${what}: ${figures.join(', ')}; longest ${longest.toFixed(0)}`);
    }
    outcome.figure({
      what: `slowest page of ${entity.name} by any order (p95)`,
      unit: 'ms',
      ours: slowest,
      theirs: BAR_MS,
      beside: 'limit',
      aim: { most: 1 },
    });
    outcome.figure({
      what: `page of ${entity.name} that is farthest behind`,
      unit: 'ms',
      ...shares.toSorted((a, b) => b.ours / b.theirs - a.ours / a.theirs)[0]!,
      beside: 'first page of the same order',
    });
  }
  console.log(`${asked} pages asked for`);
  console.log('p50/p95 in ms; in brackets how many times as long as the first page');
  await app.close();
  await database.close();
  outcome.end();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
