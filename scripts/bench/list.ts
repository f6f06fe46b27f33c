/**
 * Benchmark of a list page against a hand-written handler: 25 of 100 000 rows with a filter, a sort and the total, on PostgreSQL. The
 * baseline is careful code with Fastify and `pg` for this one table: two statements, columns by name, the same JSON. One client requests
 * both in turn on the same database. Prints requests per second and their ratio.
 */
import autocannon from 'autocannon';
import Fastify from 'fastify';
import pg from 'pg';
import { signIn } from '../../tests/support/sign-in';
import { freePort, startProcess } from '../../tests/support/start-process';
import { commandLine } from '../codegen/command-line';
import { startDemo } from './demo-database';
import { collectOutcome } from './outcome';

commandLine('npx tsx scripts/bench/list.ts', {});
const [ROWS, ROUNDS] = [100_000, 3];
const LOAD = { duration: 8 };
const CONNECTIONS = 8;
const outcome = collectOutcome();

const COLUMNS =
  'c.colonia_id, c.nombre, c.tipo_asentamiento, c.codigo_postal, c.municipio_id, c.activo, c.version, c.creado_por, c.fecha_creacion, c.modificado_por, c.fecha_modificacion';

/** The hand-written side: `GET /colonias` with the same parameters, for this table only. */
async function baseline(url: string): Promise<{ address: string; close: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const app = Fastify();
  app.get<{ Querystring: { pageNumber: string; pageSize: string; tipo: string } }>(
    '/colonias',
    async (request, reply) => {
      const { pageNumber, pageSize, tipo } = request.query;
      const [size, page] = [Number(pageSize), Number(pageNumber)];
      const [rows, total] = await Promise.all([
        pool.query<Record<string, unknown>>({
          name: 'page',
          text: `select ${COLUMNS}, m.nombre as municipio_nombre from (
                 select * from colonia where activo and tipo_asentamiento = $1 order by orden(nombre) collate "C", colonia_id limit $2 offset $3
               ) c left join municipio m on m.municipio_id = c.municipio_id order by orden(c.nombre) collate "C", c.colonia_id`,
          values: [tipo, size, (page - 1) * size],
        }),
        pool.query<{ total: string }>({
          name: 'total',
          text: 'select count(*) as total from colonia where activo and tipo_asentamiento = $1',
          values: [tipo],
        }),
      ]);
      void reply.header('X-Total-Items', total.rows[0]!.total);
      return rows.rows.map((row) => ({
        coloniaId: Number(row['colonia_id']),
        nombre: row['nombre'],
        tipoAsentamiento: row['tipo_asentamiento'],
        codigoPostal: row['codigo_postal'],
        codigoPostalNombre: row['codigo_postal'],
        municipioId: Number(row['municipio_id']),
        municipioNombre: row['municipio_nombre'],
        activo: row['activo'],
        version: row['version'],
        creadoPor: row['creado_por'],
        fechaCreacion: row['fecha_creacion'],
        modificadoPor: row['modificado_por'],
        fechaModificacion: row['fecha_modificacion'],
      }));
    },
  );
  const address = await app.listen({ host: '127.0.0.1', port: await freePort() });
  return {
    address,
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}

async function ask(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, ...LOAD });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

const postgres = await startDemo();
try {
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  await pool.query(
    `insert into colonia (nombre, tipo_asentamiento, codigo_postal, municipio_id)
     select 'Colonia ' || md5(n::text), (array['COLONIA', 'FRACCIONAMIENTO', 'BARRIO', 'EJIDO', 'PUEBLO'])[1 + n % 5], cp.codigo, cp.municipio_id
     from generate_series(1, $1::int) n join (select codigo, municipio_id, row_number() over () - 1 as place, count(*) over () as many from codigo_postal) cp on cp.place = n % cp.many`,
    [ROWS],
  );
  await pool.query('vacuum analyze colonia');
  await pool.end();

  const hand = await baseline(postgres.url);
  const server = await startProcess({ env: { DATABASE_URL: postgres.url } });
  const token = await signIn(server.url);
  const filter = Buffer.from(JSON.stringify({ tipoAsentamiento: 'BARRIO' })).toString('base64');
  const ours = `${server.url}/api/catalogos/colonia?pageNumber=3&pageSize=25&sortBy=nombre&sortDir=asc&filterBy=${encodeURIComponent(filter)}`;
  const theirs = `${hand.address}/colonias?pageNumber=3&pageSize=25&tipo=BARRIO`;
  const headers = { Authorization: `Bearer ${token}` };

  const [mine, same] = await Promise.all([fetch(ours, { headers }), fetch(theirs)]);
  const mineBody = (await mine.json()) as Record<string, unknown>[];
  const sorted = (list: readonly Record<string, unknown>[]) =>
    list.map((row) => Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (mineBody.length !== 25) throw new Error(`A page of ${mineBody.length}.`);
  outcome.same('total', mine.headers.get('x-total-items'), same.headers.get('x-total-items'));
  outcome.same('page of 25 records', sorted(mineBody), sorted((await same.json()) as Record<string, unknown>[]));
  console.log(
    `page of ${mineBody.length} of ${mine.headers.get('x-total-items')} matching rows, ${ROWS} in the table; ${CONNECTIONS} connections`,
  );

  const figures: { ours: number; theirs: number }[] = [];
  await ask(ours, headers);
  await ask(theirs, {});
  for (let round = 1; round <= ROUNDS; round++) {
    const figure = { ours: await ask(ours, headers), theirs: await ask(theirs, {}) };
    figures.push(figure);
    console.log(
      `round ${round}: product ${figure.ours.toFixed(0)} req/s, hand-written ${figure.theirs.toFixed(0)} req/s, ratio ${(figure.ours / figure.theirs).toFixed(2)}×`,
    );
  }
  outcome.figure({
    what: 'page of 25 with filter, order and total',
    unit: 'req/s',
    ours: median(figures.map((figure) => figure.ours)),
    theirs: median(figures.map((figure) => figure.theirs)),
    beside: 'hand-written handler',
    aim: { least: 0.8 },
  });
  await server.end('SIGTERM');
  await hand.close();
  outcome.end();
} finally {
  await postgres.stop();
}
