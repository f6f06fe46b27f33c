import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pacienteResource } from '#generated/server/resources/paciente.gen';
import { paciente } from '#generated/server/tables.gen';
import { keysetPage } from '#platform/server/listing/keyset-page';
import { orderOf } from '#platform/server/listing/order';
import { readPage } from '#platform/server/listing/read-page';
import { resourceOf } from '#platform/server/records/resources';
import { orderCachePage } from '#platform/server/listing/order-cache-page';
import type { Actor } from '#platform/server/db/actor';
import { noteWrite } from '#platform/server/db/last-writes';
import { rows } from '#platform/server/db/rows';
import { BOTH_ENGINES, filterBy, startApp, type Client, type TestApp } from '../support/server/app';

/** An actor who sees all patients and their identity. */
const READER = {
  permissions: new Map([
    ['paciente.ver', 'RED'],
    ['paciente.identificar', 'RED'],
  ]),
} as unknown as Actor;
const MANY = 2300;
const SIZE = 400;

const PATIENTS = 'paciente e join persona p on p.persona_id = e.persona_id';
const NAMES = ['primer_apellido', 'segundo_apellido', 'nombre'].map(
  (column) => `orden(coalesce(p.${column}, '')) collate "C"`,
);

/** A list, its sort field, and the equivalent handwritten order for reading the whole list at once. */
const SORTS = [
  {
    path: 'catalogos/especialidad',
    key: 'especialidadId',
    sortBy: 'nombre',
    from: 'especialidad e',
    id: 'e.especialidad_id',
    by: 'orden(e.nombre) collate "C"',
  },
  {
    path: 'catalogos/especialidad',
    key: 'especialidadId',
    sortBy: 'tipo',
    from: 'especialidad e',
    id: 'e.especialidad_id',
    by: 'e.tipo',
  },
  {
    path: 'catalogos/especialidad',
    key: 'especialidadId',
    sortBy: 'especialidadId',
    from: 'especialidad e',
    id: 'e.especialidad_id',
    by: 'e.especialidad_id',
  },
  {
    path: 'catalogos/colonia',
    key: 'coloniaId',
    sortBy: 'nombre',
    from: 'colonia e',
    id: 'e.colonia_id',
    by: 'orden(e.nombre) collate "C"',
  },
  {
    path: 'catalogos/colonia',
    key: 'coloniaId',
    sortBy: 'tipoAsentamiento',
    from: 'colonia e',
    id: 'e.colonia_id',
    by: 'e.tipo_asentamiento',
  },
  {
    path: 'catalogos/colonia',
    key: 'coloniaId',
    sortBy: 'codigoPostalNombre',
    from: 'colonia e',
    id: 'e.colonia_id',
    by: 'orden(e.codigo_postal) collate "C"',
  },
  {
    path: 'pacientes/paciente',
    key: 'pacienteId',
    sortBy: 'persona.primerApellido',
    from: PATIENTS,
    id: 'e.paciente_id',
    by: NAMES,
  },
  {
    path: 'pacientes/paciente',
    key: 'pacienteId',
    sortBy: 'nacionalidadNombre',
    from: 'paciente e left join pais s on s.codigo = e.nacionalidad',
    id: 'e.paciente_id',
    by: 'orden(s.nombre) collate "C"',
  },
  {
    path: 'catalogos/colonia',
    key: 'coloniaId',
    sortBy: 'municipioNombre',
    from: 'colonia e join municipio m on m.municipio_id = e.municipio_id',
    id: 'e.colonia_id',
    by: 'orden(m.nombre) collate "C"',
  },
] as const;

describe.each(BOTH_ENGINES)('pages far into a list on %s', (engine) => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const words = sql`(array['Ñu', 'ñu', 'nube', 'Ángel', 'angel', 'Zoo', 'Óleo', 'oleo'])[1 + n % 8]`;
    await test.database.orm.execute(
      sql`insert into especialidad (clave, nombre, tipo, activo) select 'E' || n, ${words} || ' ' || (n * 7919) % 1500, (array['MEDICA', null, 'OTRA', 'GINECO'])[1 + n % 4], n % 11 <> 0 from generate_series(1, ${MANY}::int) n`,
    );
    // Two municipalities have the same name, one with an accent; their records are ordered by key.
    await test.database.orm.execute(
      sql`insert into municipio (estado_clave, clave_inegi, nombre) select 'CL', '9' || lpad(n::text, 2, '0'), (array['Juárez', 'Ñandú', 'Juarez', 'Nava', 'Oso'])[n] from generate_series(1, 5) n`,
    );
    await test.database.orm.execute(
      sql`insert into codigo_postal (codigo, estado_clave, municipio_id) select lpad(n::text, 5, '0'), 'CL', m.municipio_id from generate_series(1, 300) n join municipio m on m.clave_inegi = '90' || (1 + n % 5)`,
    );
    await test.database.orm.execute(
      sql`insert into colonia (nombre, tipo_asentamiento, codigo_postal, municipio_id, activo) select ${words} || ' ' || n, (array['PUEBLO', 'BARRIO', 'EJIDO'])[1 + n % 3], c.codigo, c.municipio_id, n % 13 <> 0 from generate_series(1, ${MANY}::int) n join codigo_postal c on c.codigo = lpad((1 + n % 300)::text, 5, '0')`,
    );
    await test.database.orm.execute(
      sql`insert into pais (codigo, nombre) values ('GT', 'Guatemala'), ('US', 'Estados Unidos') on conflict do nothing`,
    );
    // Many people have the same name, some have one surname, and a few have no known origin.
    await test.database.orm.execute(
      sql`insert into persona (nombre, primer_apellido, segundo_apellido, genero, estado_nacimiento) select (array['Ana', 'Ñico', 'Óscar'])[1 + n % 3], (array['Ñu', 'ñu', 'Nube', 'Ángel', 'Angel', 'Zoo', 'Oleo'])[1 + n % 7] || repeat('x', n % 40), (array['Paz', null, 'Ñandú', 'páz'])[1 + n % 4], (array['H', 'M', null])[1 + n % 3], (array['CL', null])[1 + n % 2] from generate_series(1, ${MANY}::int) n`,
    );
    await test.database.orm.execute(
      sql`insert into paciente (persona_id, unidad_id, nacionalidad, activo) select p.persona_id, (select min(unidad_id) from unidad), (array['MX', null, 'GT', 'US'])[1 + p.persona_id % 4], p.persona_id % 13 <> 0 from persona p where not exists (select 1 from paciente e where e.persona_id = p.persona_id) order by p.persona_id * 7919 % 10007`,
    );
  });
  afterAll(() => test.stop());

  it.each(SORTS)(
    'contain every record of $path once, sorted by $sortBy from either end',
    async ({ path, key, sortBy, from, id, by }) => {
      for (const direction of ['asc', 'desc'] as const) {
        for (const activo of [true, 'all'] as const) {
          const where = activo === 'all' ? '' : 'where e.activo';
          const whole = (
            await rows<{ id: number }>(
              test.database.orm,
              sql.raw(
                `select (${id})::int as id from ${from} ${where} order by ${[by, id]
                  .flat()
                  .map((term) => `${term} ${direction}`)
                  .join(', ')}`,
              ),
            )
          ).map((row) => row.id);
          const walked: number[] = [];
          for (let page = 1; page <= Math.ceil(whole.length / SIZE) + 1; page++) {
            const { status, body, headers } = await su(
              'GET',
              `/api/${path}?pageNumber=${page}&pageSize=${SIZE}&sortBy=${sortBy}&sortDir=${direction}&filterBy=${filterBy({ activo })}`,
            );
            expect([status, headers['x-total-items']]).toEqual([200, String(whole.length)]);
            walked.push(...(body as Record<string, number>[]).map((record) => record[key]!));
          }
          expect(walked).toEqual(whole);
        }
      }
    },
  );

  it.each(['persona.primerApellido', 'persona.genero', 'persona.estadoNacimientoNombre'])(
    'are the same by fields of all embedded records, sorted by %s',
    async (sortBy) => {
      const { orm } = test.database;
      const { total } = (
        await rows<{ total: number }>(orm, sql`select count(*)::int as total from paciente where activo`)
      )[0]!;
      for (const direction of ['asc', 'desc'] as const) {
        const read = async (many: number, limit: number, offset: number) => {
          const request = {
            where: eq(paciente.activo, true),
            embeds: new Set<string>(),
            joins: [],
            order: orderOf(pacienteResource, sortBy, direction, READER),
            limit,
            offset,
          };
          return (await orderCachePage(orm, pacienteResource, request, many)!.read(total))!.map(
            (row) => row['pacienteId'],
          );
        };
        // After a write, the list is sorted again.
        const sorted = await read(total + 1, total, 0);
        noteWrite('paciente');
        expect(await read(0, total, 0)).toEqual(sorted);
        expect(await read(0, 10, total - 5)).toEqual(sorted.slice(-5));
        expect(sorted).toHaveLength(total);
      }
    },
  );

  it.each([
    ['especialidad', 'nombre'],
    ['especialidad', 'tipo'],
    ['especialidad', 'especialidadId'],
    ['colonia', 'nombre'],
    ['paciente', 'nacionalidad'],
  ])('are the same when read from a cached cursor: %s sorted by %s', async (name, sortBy) => {
    const resource = resourceOf(name);
    const { orm } = test.database;
    for (const direction of ['asc', 'desc'] as const) {
      const order = orderOf(resource, sortBy, direction, READER);
      const list = { where: undefined, joins: [], order };
      const { total } = (
        await rows<{ total: number }>(orm, sql`select count(*)::int as total from ${resource.table}`)
      )[0]!;
      const whole = await readPage(orm, resource, { ...list, by: order.by, limit: total, offset: 0 });
      const keys = (found: readonly Record<string, unknown>[]) => found.map((row) => row[resource.key.name]);
      expect(order.isStraight).toBe(true);
      // Every page is cached, and later pages are read from it: forwards, backwards, beyond an end, and among null values.
      for (let time = 0; time < 60; time++) {
        const offset = (time * 3671) % (total + 40);
        const page = await keysetPage(orm, resource, { ...list, limit: 25, offset, total }, 0);
        expect([offset, keys(page)]).toEqual([offset, keys(whole.slice(offset, offset + 25))]);
      }
    }
  });

  it('end at the last record, and are empty after it', async () => {
    const read = async (page: number) =>
      (
        (
          await su(
            'GET',
            `/api/catalogos/especialidad?pageNumber=${page}&pageSize=7&filterBy=${filterBy({ activo: 'all' })}`,
          )
        ).body as unknown[]
      ).length;
    expect([await read(Math.ceil(MANY / 7)), await read(Math.ceil(MANY / 7) + 1), await read(100_000)]).toEqual([
      MANY % 7,
      0,
      0,
    ]);
  });
});

describe('pages far into a list, as PostgreSQL plans them', () => {
  it('are read from an index only', async () => {
    const test = await startApp('PostgreSQL');
    try {
      const { orm } = test.database;
      await orm.execute(
        sql`insert into especialidad (clave, nombre, tipo) select 'E' || n, 'Nombre ' || md5(n::text), 'OTRA' from generate_series(1, 30000) n`,
      );
      await orm.execute(sql`vacuum analyze especialidad`);
      const plan = async (by: string) =>
        JSON.stringify(
          await rows(
            orm,
            sql.raw(
              `explain (costs off) select especialidad_id from especialidad where activo = true order by ${by} limit 25 offset 14000`,
            ),
          ),
        );
      for (const way of ['asc', 'desc']) {
        for (const [by, index] of [
          ['orden(nombre) collate "C"', 'especialidad_nombre_orden'],
          ['tipo', 'especialidad_tipo_idx'],
        ] as const)
          expect(await plan(`${by} ${way}, especialidad_id ${way}`)).toMatch(
            new RegExp(`Index Only Scan (Backward )?using ${index}`),
          );
      }
      // Values come from the index and are not recomputed for each row, so a long text does not slow the scan.
      const [row] = await rows<{ definition: string }>(
        orm,
        sql`select pg_get_functiondef('orden'::regproc) as definition`,
      );
      expect(row!.definition).toMatch(/\|\| ''/);
    } finally {
      await test.stop();
    }
  });
});
