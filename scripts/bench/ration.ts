/**
 * Benchmark of the preview of authorising together. 92 warehouses each request the whole catalogue of 420 supplies, half of which are
 * short. Runs over the server with sign-in, permissions and compression, on PostgreSQL. Bar: one second.
 *
 *   npm run bench -- ration
 *   npx tsx scripts/bench/ration.ts [--rounds 7] [--brief]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#platform/server/db/open/open-database';
import { createApp } from '#app/server/create-app';
import { configOf } from '../../tests/support/server/config';
import { startMigrated } from '../../tests/support/server/postgres';
import { emailOf, PASSWORD, seedWorld } from '../../tests/support/server/world';
import { seedWarehouses } from '../../tests/support/server/warehouses';
import { signIn } from '../../tests/support/sign-in';
import { commandLine } from '../codegen/command-line';
import { collectOutcome } from './outcome';
import { middle } from './screens/drawn';

const { values } = commandLine('npx tsx scripts/bench/ration.ts [--rounds 7] [--brief]', {
  rounds: { type: 'string', default: '7' },
  brief: { type: 'boolean', default: false },
});
const [PLACES, SUPPLIES, ROUNDS] = values.brief ? [12, 40, 1] : [92, 420, Number(values.rounds)];
/** Milliseconds. */
const LIMIT = 1000;
const outcome = collectOutcome(values.brief);

const root = await mkdtemp(path.join(tmpdir(), 'bench-ration-'));
const postgres = await startMigrated();
const database = await openDatabase({ url: postgres.url, dataDir: path.join(root, 'data') });
const { orm } = database;
const world = await seedWorld(database);
await seedWarehouses({ database, world });
await orm.execute(sql`
  insert into almacen (clave, nombre, tipo, unidad_id, responsable_personal_id)
  select 'R' || lpad(n::text, 3, '0'), 'Almacén ' || n, 'ALMACEN_UNIDAD', ${world.unidadId}, (select min(responsable_personal_id) from almacen) from generate_series(0, ${PLACES}) n`);
await orm.execute(sql`
  insert into insumo (clave, nombre_generico, descripcion, tipo, niveles_atencion, precio_referencia, esencial)
  select '010.000.' || (1000 + n) || '.00', 'Insumo ' || n, 'Insumo ' || n || ' de medida', 'MEDICAMENTO', '[1]', 10, n % 3 = 0 from generate_series(1, ${SUPPLIES}) n`);
await orm.execute(sql`
  insert into insumo_configuracion (almacen_id, insumo_id, insumo_clave, nombre_generico, unidad_id, minimo, punto_reorden, maximo, cpm, multiplo)
  select a.almacen_id, i.insumo_id, i.clave, i.nombre_generico, a.unidad_id, 20, 40, 90, 10 + i.insumo_id % 50, 1 + (i.insumo_id % 4) * 5
  from almacen a, insumo i where a.clave like 'R%' and a.clave <> 'R000'`);
await orm.execute(sql`
  insert into inventario (almacen_id, insumo_id, insumo_clave, nombre_generico, unidad_id, existencia)
  select a.almacen_id, i.insumo_id, i.clave, i.nombre_generico, a.unidad_id,
    case when a.clave = 'R000' then (case when i.insumo_id % 2 = 0 then 100000 else ${PLACES} * 25 end) else (a.almacen_id * 7 + i.insumo_id) % 60 end
  from almacen a, insumo i where a.clave like 'R%' on conflict (almacen_id, insumo_id) do update set existencia = excluded.existencia`);
await orm.execute(sql`
  insert into solicitud (folio, estatus, tipo, almacen_solicitante_id, almacen_surtidor_id, unidad_solicitante_id, unidad_surtidora_id, urgente, fecha_solicitud, fecha_envio, claves, piezas_solicitadas)
  select 'SOL-' || a.clave, 'ENVIADA', 'COLECTIVO', a.almacen_id, (select almacen_id from almacen where clave = 'R000'), a.unidad_id, a.unidad_id, a.almacen_id % 9 = 0, now(), now(), ${SUPPLIES}, 0
  from almacen a where a.clave like 'R%' and a.clave <> 'R000'`);
await orm.execute(sql`
  insert into solicitud_detalle (solicitud_id, orden, insumo_id, cantidad_solicitada, estatus_linea)
  select s.solicitud_id, row_number() over (partition by s.solicitud_id order by i.insumo_id) - 1, i.insumo_id, 30 + (s.solicitud_id + i.insumo_id) % 40, 'PENDIENTE'
  from solicitud s, insumo i where s.folio like 'SOL-R%' and i.clave like '010.000.1%'`);
await orm.execute(sql`analyze`);

const app = await createApp({ database, config: configOf({ dataDir: root }) });
try {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const token = await signIn(url, emailOf('Oficina-central'), PASSWORD);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-encoding': 'gzip' };
  const waiting = await fetch(`${url}/api/oficinas-centrales/solicitud?pageSize=100`, { headers });
  const ids = ((await waiting.json()) as { solicitudId: number }[]).map(({ solicitudId }) => solicitudId);
  const preview = async () => {
    const started = performance.now();
    const answer = await fetch(`${url}/api/oficinas-centrales/solicitud/autorizar-masivo`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ids, regla: 'PRORRATEO', proteger: true }),
    });
    const body = (await answer.json()) as {
      insumos: { libre: number; solicitado: number; autorizado: number; lineas: unknown[] }[];
    };
    return { took: performance.now() - started, insumos: body.insumos };
  };
  const [first, ...more] = [await preview(), ...(await rounds(ROUNDS, preview))];
  outcome.same(
    'lines of the preview',
    first.insumos.reduce((sum, { lineas }) => sum + lineas.length, 0),
    PLACES * SUPPLIES,
  );
  const took = (more.length > 0 ? more : [first]).map((each) => each.took);
  console.log(`previews ${took.map(Math.round).join(' ')} ms`);
  outcome.figure({
    what: `preview of ${PLACES} warehouses × ${SUPPLIES} supplies`,
    unit: 'ms',
    ours: middle(took),
    theirs: LIMIT,
    beside: 'limit',
    aim: { most: 1 },
  });
} finally {
  await app.close();
  await database.close();
  await postgres.stop();
  await rm(root, { recursive: true, force: true });
}
outcome.end();

async function rounds<Answer>(count: number, work: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < count; round += 1) answers.push(await work());
  return answers;
}
