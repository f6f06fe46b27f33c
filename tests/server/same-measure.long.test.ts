import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILES } from '#generated/shared/permissions.gen';
import { DEMO_PASSWORD } from '../../scripts/db/seed/steps/users';
import type { Database } from '#platform/server/db/database';
import { openDatabase } from '#platform/server/db/open/open-database';
import { createApp } from '#app/server/create-app';
import { clientOf, filterBy } from '../support/server/app';
import { configOf } from '../support/server/config';
import { startFilled } from '../support/server/demo';
import { OF_SUPPLIES } from '../support/server/measures/of-supplies';
import { OF_WAREHOUSES, REQUESTS, STOCK } from '../support/server/measures/of-warehouses';
import { numberOf, Reading, sum, type Measure, type Row } from '../support/server/measures/reading';
import type { TestPostgres } from '../support/server/postgres';

/** Warehouses and supplies of each role that are compared. */
const MAX_PLACES = 3;
const MAX_SUPPLIES = 12;

describe('all readers of a measure agree about the demo network', () => {
  let demo: TestPostgres;
  let database: Database;
  let app: FastifyInstance;
  const as = async (profile: keyof typeof PROFILES) => {
    const { body } = await clientOf(app, null)('POST', '/api/sign-in', {
      body: { userName: PROFILES[profile].demoUser, password: DEMO_PASSWORD },
    });
    return new Reading(clientOf(app, (body as { token: string }).token));
  };
  beforeAll(async () => {
    demo = await startFilled();
    database = await openDatabase({ url: demo.url });
    app = await createApp({ database, config: configOf({ dataDir: tmpdir() }) });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await demo.stop();
  });

  /** Differences between the readers of one subject. Each shows which reader is wrong. */
  const differences = async <Subject>(
    read: Reading,
    measures: readonly Measure<Subject>[],
    subjects: readonly Subject[],
    nameOf: (subject: Subject) => string,
  ) => {
    const found: string[] = [];
    const seen = new Set<string>();
    for (const { measure, readers } of measures)
      for (const subject of subjects) {
        const said = new Map<string, number | null>();
        for (const [name, reader] of Object.entries(readers)) said.set(name, await reader(read, subject));
        if ([...said.values()].some((value) => (value ?? 0) > 0)) seen.add(measure);
        if (new Set(said.values()).size > 1)
          found.push(`${measure} of ${nameOf(subject)}: ${JSON.stringify(Object.fromEntries(said))}`);
      }
    return { found, seen };
  };

  describe.each(['Oficina-central', 'Jurisdiccion', 'Director-unidad', 'Almacen-unidad', 'Farmacia'] as const)(
    'to %s',
    (profile) => {
      it('about warehouses and their supplies', async () => {
        const read = await as(profile);
        const stock = await read.get<Row[]>(`${STOCK}?pageSize=1000`);
        const ids = [...new Set(stock.map((row) => Number(row['almacenId'])))].slice(0, MAX_PLACES);
        const places = ids.map((almacenId) => {
          const row = stock.find((each) => each['almacenId'] === almacenId)!;
          return { almacenId, unidadId: Number(row['unidadId']), nombre: String(row['almacenNombre']) };
        });
        expect(places.length).toBeGreaterThan(0);
        const ofPlaces = await differences(read, OF_WAREHOUSES, places, ({ nombre }) => nombre);
        const held = places.flatMap((place) =>
          stock
            .filter((row) => row['almacenId'] === place.almacenId && numberOf(row['maximo']) !== null)
            .slice(0, MAX_SUPPLIES)
            .map((row) => ({
              ...place,
              insumoId: Number(row['insumoId']),
              clave: String(row['insumoClave']),
              inventarioId: Number(row['inventarioId']),
            })),
        );
        const ofSupplies = await differences(read, OF_SUPPLIES, held, ({ nombre, clave }) => `${clave} in ${nombre}`);
        expect([...ofPlaces.found, ...ofSupplies.found]).toEqual([]);
        // A measure that is zero everywhere would compare nothing.
        expect([...ofPlaces.seen]).toEqual(expect.arrayContaining(['pieces on hand', 'value of stock']));
        expect([...ofSupplies.seen]).toEqual(expect.arrayContaining(['available', 'average monthly use']));
      }, 300_000);
    },
  );

  it('see every measure with something to compare in the whole network', async () => {
    const read = await as('Oficina-central');
    const all = await read.get<Row[]>('/api/catalogos/almacen?pageSize=1000');
    const called = (nombre: unknown) => all.filter((each) => each['nombre'] === nombre);
    const network = await read.report('/api/oficinas-centrales/almacen');
    const busy = network.filas
      // Warehouses of several units share a name, by which the report identifies them.
      .filter((row) => Number(row['solicitudes']) > 0 && Number(row['porCaducar']) > 0)
      .filter((row) => called(row['nombre']).length === 1)
      .toSorted((one, other) => Number(other['solicitudes']) - Number(one['solicitudes']))
      .slice(0, MAX_PLACES);
    const places = busy.map((row) => {
      const [place] = called(row['nombre']);
      return {
        almacenId: Number(place!['almacenId']),
        unidadId: Number(place!['unidadId']),
        nombre: String(place!['nombre']),
      };
    });
    const { found, seen } = await differences(read, OF_WAREHOUSES, places, ({ nombre }) => nombre);
    expect(found).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'open requests',
        'value that expires in 90 days',
        'pieces in transit',
        'pieces reserved',
      ]),
    );
  }, 300_000);

  it('about joint authorisation by central office and the dialog of each request', async () => {
    const read = await as('Oficina-central');
    const waiting = await read.get<Row[]>(
      `${REQUESTS}?pageSize=${MAX_SUPPLIES}&filterBy=${filterBy({ estatus: ['ENVIADA'] })}`,
    );
    const preview = await read.post<{
      readonly solicitudes: readonly Row[];
      readonly insumos: readonly (Row & { readonly lineas: readonly Row[] })[];
    }>('/api/oficinas-centrales/solicitud/autorizar-masivo', {
      ids: waiting.map(({ solicitudId }) => solicitudId),
      regla: 'COMPLETO',
    });
    const asked = new Map(preview.solicitudes.map((request) => [request['solicitudId'], request]));
    const lines = preview.insumos.flatMap(({ insumoId, almacenId: surtidorId, libre, lineas }) =>
      lineas.map((line) => ({ insumoId, surtidorId, libre, line, request: asked.get(line['solicitudId'])! })),
    );
    const figures = await read.post<Row[]>(`${REQUESTS}/cifras`, {
      lineas: lines.map(({ insumoId, surtidorId, request }) => ({
        almacenId: request['almacenId'],
        surtidorId,
        insumoId,
        tipo: request['tipo'],
        solicitudId: request['solicitudId'],
      })),
    });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.map(({ libre, line }) => ({ libre, cuenta: line['cuenta'], cpm: line['cpm'] }))).toEqual(
      figures.map((figure) => ({
        libre: Math.max(0, Number(figure['disponibleSurtidor']) - Number(figure['comprometidaSurtidor'])),
        cuenta: Number(figure['disponible'] ?? 0) + Number(figure['enTransito'] ?? 0),
        cpm: figure['cpm'],
      })),
    );
    expect(lines.some(({ line }) => Number(line['cpm'] ?? 0) > 0)).toBe(true);
  }, 120_000);

  it('about occupied beds and present patients', async () => {
    const read = await as('Director-unidad');
    const { unidadId } = await read.get<{ unidadId: number }>('/api/catalogos/usuario/usuario-actual');
    const ward = `/api/reportes/turno-enfermeria?unidadId=${unidadId}`;
    const stays = `/api/reportes/hospitalizacion?unidadId=${unidadId}`;
    const occupied = [
      sum((await read.report(ward)).bloques['ocupacion']!, 'ocupadas'),
      await read.list('/api/catalogos/cama', { unidadId, estatus: ['OCUPADA'] }),
    ];
    const present = [
      await read.tile(ward, 'resumen', 'pacientes'),
      await read.tile(stays, 'resumen', 'presentes'),
      await read.list('/api/pacientes/hospitalizacion', { unidadId, estatus: ['INGRESADO', 'PREALTA'] }),
    ];
    expect({ occupied, present }).toEqual({
      occupied: occupied.map(() => occupied[0]),
      present: present.map(() => present[0]),
    });
    expect(occupied[0]).toBeGreaterThan(0);
    expect(present[0]).toBeGreaterThan(0);
    const { ocupacion, diasPaciente, diasCama } = (await read.report(stays)).bloques['resumen']![0] as Record<
      'ocupacion' | 'diasPaciente' | 'diasCama',
      number
    >;
    expect(ocupacion).toBeCloseTo((100 * diasPaciente) / diasCama, 1);
    const services = (await read.report(stays)).bloques['servicios']!;
    expect([sum(services, 'diasPaciente'), sum(services, 'diasCama')]).toEqual([diasPaciente, diasCama]);
  }, 120_000);

  it('about deliveries on time, with a share that follows from its counts', async () => {
    const read = await as('Oficina-central');
    const scores = await read.get<Row[]>('/api/oficinas-centrales/evaluacion-proveedor?pageSize=200');
    const suppliers = await read.get<Row[]>('/api/oficinas-centrales/proveedor/proveedor-list');
    const fields = [
      'calificacion',
      'cumplimientoTiempo',
      'cumplimientoCantidad',
      'canjesAtendidos',
      'rechazos',
    ] as const;
    const pick = (row: Row, names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
    let compared = 0;
    for (const score of scores) {
      const { proveedorId } = score;
      const [asked] = await read.get<Row[]>(`/api/oficinas-centrales/proveedor/${String(proveedorId)}/evaluacion`);
      const record = await read.get<{ readonly evaluacion: readonly Row[] }>(
        `/api/oficinas-centrales/proveedor/${String(proveedorId)}`,
      );
      const listed = suppliers.find((row) => row['proveedorId'] === proveedorId)!;
      expect([pick(asked!, fields), pick(listed, fields)], String(proveedorId)).toEqual([
        pick(score, fields),
        pick(score, fields),
      ]);
      const counts = ['cumplimientoTiempo', 'entregas', 'entregasPuntuales', 'recepciones'];
      expect(pick(record.evaluacion[0]!, counts)).toEqual(pick(score, counts));
      for (const [share, part, whole] of [
        ['cumplimientoTiempo', 'entregasPuntuales', 'entregas'],
        ['cumplimientoCantidad', 'piezasEntregadas', 'piezasDebidas'],
        ['canjesAtendidos', 'piezasCanjeadas', 'piezasCarta'],
        ['rechazos', 'piezasRechazadas', 'piezasRevisadas'],
      ] as const) {
        const all = Number(score[whole]);
        if (all > 0) compared += 1;
        expect([proveedorId, share, score[share] ?? null]).toEqual([
          proveedorId,
          share,
          all === 0 ? null : Math.round((1000 * Number(score[part])) / all) / 10,
        ]);
      }
    }
    expect(compared).toBeGreaterThan(0);
  }, 120_000);
});
