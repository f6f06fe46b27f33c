import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type PgTable,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeSteps } from '../../scripts/db/plan/describe-steps';
import { describeTables } from '../../scripts/db/plan/kit';
import { shortenLocks } from '../../scripts/db/plan/short-locks';
import { planStatements } from '../../scripts/db/plan/statements';
import type { Renames } from '../../scripts/db/plan/snapshot';
import type { Database } from '#platform/server/db/database';
import { migrate } from '#platform/server/db/migrate';
import { readMigrations } from '#platform/server/db/migration-files';
import { rows } from '#platform/server/db/rows';
import { openEmpty } from '../support/server/templates';

const NONE: Renames = { tables: [], columns: [] };
const key = (name: string) => bigint(name, { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey();

const ward = () =>
  pgTable(
    'sala',
    {
      salaId: key('sala_id'),
      nombre: text('nombre').notNull(),
      busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("nombre", ''))`),
    },
    (table) => [
      check('sala_nombre_check', sql`char_length("nombre") <= 60`),
      uniqueIndex('sala_nombre_key').on(table.nombre),
      index('sala_nombre_orden').on(sql`orden("nombre") collate "C"`, table.salaId),
      index('sala_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
    ],
  );

describe('the plan of a migration', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openEmpty();
    await migrate(database.orm, (await readMigrations()).slice(0, 1));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.execute(sql`drop schema public cascade`);
    await database.orm.execute(sql`create schema public`);
    await database.orm.execute(sql`drop extension if exists pg_trgm`);
    await database.orm.execute(sql`drop table if exists _migracion`);
    await migrate(database.orm, (await readMigrations()).slice(0, 1));
  });

  const plan = (before: Record<string, PgTable>, after: Record<string, PgTable>, renames = NONE, drop: string[] = []) =>
    planStatements(describeTables(before), describeTables(after), renames, new Set(drop));
  const apply = async (statements: readonly string[]) => {
    for (const statement of statements) await database.orm.execute(sql.raw(statement));
  };
  const names = async (query: ReturnType<typeof sql>) =>
    (await rows<{ name: string }>(database.orm, query)).map(({ name }) => name);
  const indexes = () =>
    names(sql`select indexname as name from pg_indexes where schemaname = 'public' and tablename = 'sala' order by 1`);

  it('makes tables with their generated columns, checks and indexes on expressions', async () => {
    await apply(await plan({}, { sala: ward() }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Terapia Intensiva Ñandú')`);
    expect(await rows(database.orm, sql`select busqueda from sala`)).toEqual([{ busqueda: 'terapia intensiva nandu' }]);
    expect(await indexes()).toEqual(['sala_busqueda_trgm', 'sala_nombre_key', 'sala_nombre_orden', 'sala_pkey']);
  });

  it('refuses to change the items of a list into another type until the change is named', async () => {
    const of = (items: string) => {
      const schema = describeTables({ cama: pgTable('cama', { camaId: key('cama_id'), turnos: jsonb('turnos') }) });
      schema.tables['public.cama']!.columns['turnos']!.items = items;
      return schema;
    };
    const planned = (before: string, after: string, drop: string[] = []) =>
      planStatements(of(before), of(after), NONE, new Set(drop));
    await expect(planned('clave de turno', 'text')).rejects.toThrow(
      /lista cama\.turnos serían textos en lugar de claves de turno[\s\S]*--drop cama\.turnos/,
    );
    await expect(planned('clave de turno', 'clave de sala')).rejects.toThrow(
      /claves de sala en lugar de claves de turno/,
    );
    await expect(planned('number', 'integer')).rejects.toThrow(/enteros en lugar de números/);
    expect(await planned('clave de turno', 'text', ['cama.turnos'])).toEqual([]);
    expect(await planned('enum', 'text')).toEqual([]);
    expect(await planned('text', 'text')).toEqual([]);
  });

  it('refuses to point a column at another table until the change is named', async () => {
    const [north, south] = [pgTable('norte', { norteId: key('norte_id') }), pgTable('sur', { surId: key('sur_id') })];
    const bed = (target: PgTable, column: typeof north.norteId | typeof south.surId) =>
      pgTable('cama', { camaId: key('cama_id'), lugarId: bigint('lugar_id', { mode: 'number' }) }, (table) => [
        foreignKey({
          name: `cama_${target === north ? 'norte' : 'sur'}_fk`,
          columns: [table.lugarId],
          foreignColumns: [column],
        }),
      ]);
    const [before, after] = [
      { norte: north, sur: south, cama: bed(north, north.norteId) },
      { norte: north, sur: south, cama: bed(south, south.surId) },
    ];
    await expect(plan(before, after)).rejects.toThrow(
      /cama\.lugar_id apuntaría a sur en lugar de norte.*--drop cama\.lugar_id/s,
    );
    expect(await plan(before, after, NONE, ['cama.lugar_id'])).not.toEqual([]);
  });

  it('refuses to turn dates into moments until the column is named', async () => {
    const [before, after] = [
      pgTable('turno', { turnoId: key('turno_id'), dia: date('dia') }),
      pgTable('turno', { turnoId: key('turno_id'), dia: timestamp('dia', { withTimezone: true, precision: 3 }) }),
    ];
    await expect(plan({ turno: before }, { turno: after })).rejects.toThrow(
      /turno\.dia pasaría de fecha a fecha con hora.*00:00/s,
    );
    expect(await plan({ turno: before }, { turno: after }, NONE, ['turno.dia'])).not.toEqual([]);
  });

  it('is empty when nothing changed', async () => {
    expect(await plan({ sala: ward() }, { sala: ward() })).toEqual([]);
  });

  it('lets two tables point to each other', async () => {
    const bed = pgTable('cama', { camaId: key('cama_id'), salaId: bigint('sala_id', { mode: 'number' }) }, (table) => [
      foreignKey({ name: 'cama_sala_id_fk', columns: [table.salaId], foreignColumns: [room.salaId] }),
    ]);
    const room: PgTable & { salaId: ReturnType<typeof ward>['salaId'] } = ward();
    await apply(await plan({}, { bed, room }));
    await expect(database.orm.execute(sql`insert into cama (sala_id) values (9)`)).rejects.toMatchObject({
      cause: { constraint: 'cama_sala_id_fk' },
    });
  });

  it('keeps the data of a renamed table and a renamed column', async () => {
    await apply(await plan({}, { sala: ward() }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Pediatría')`);
    const renamed = pgTable(
      'servicio',
      {
        servicioId: key('servicio_id'),
        titulo: text('titulo').notNull(),
        busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("titulo", ''))`),
      },
      (table) => [
        check('servicio_titulo_check', sql`char_length("titulo") <= 60`),
        uniqueIndex('servicio_titulo_key').on(table.titulo),
        index('servicio_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
      ],
    );
    const renames: Renames = {
      tables: [{ from: 'sala', to: 'servicio', key: 'servicio_id' }],
      columns: [{ table: 'servicio', from: 'nombre', to: 'titulo' }],
    };
    const statements = await plan({ sala: ward() }, { servicio: renamed }, renames);
    expect(statements.join('\n')).not.toMatch(/DROP (TABLE|COLUMN)/);
    await apply(statements);
    await database.orm.execute(sql`insert into servicio (titulo) values ('Urgencias')`);
    expect(
      await rows(database.orm, sql`select servicio_id::int as id, titulo, busqueda from servicio order by 1`),
    ).toEqual([
      { id: 1, titulo: 'Pediatría', busqueda: 'pediatria' },
      { id: 2, titulo: 'Urgencias', busqueda: 'urgencias' },
    ]);
    expect(await plan({ servicio: renamed }, { servicio: renamed }, renames)).toEqual([]);
  });

  it('refuses to drop a column or a table without --drop', async () => {
    const without = pgTable('sala', { salaId: key('sala_id') });
    await expect(plan({ sala: ward() }, { sala: without })).rejects.toThrow(/sala\.nombre/);
    await expect(plan({ sala: ward() }, {})).rejects.toThrow(/--drop sala/);
    expect((await plan({ sala: ward() }, {}, NONE, ['sala'])).join()).toContain('DROP TABLE "sala"');
  });

  it('asks nothing when one column goes and another comes', async () => {
    await apply(await plan({}, { sala: ward() }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Pediatría')`);
    const other = pgTable('sala', { salaId: key('sala_id'), piso: text('piso') });
    await apply(await plan({ sala: ward() }, { sala: other }, NONE, ['sala.nombre']));
    expect(await rows(database.orm, sql`select * from sala`)).toEqual([{ sala_id: 1, piso: null }]);
  });

  it('requires a new required field of new writes only', async () => {
    await apply(await plan({}, { sala: ward() }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Pediatría')`);
    const withFloor = pgTable('sala', {
      salaId: key('sala_id'),
      nombre: text('nombre').notNull(),
      piso: text('piso').notNull(),
      camas: bigint('camas', { mode: 'number' }).notNull().default(4),
    });
    const optional = pgTable('sala', {
      salaId: key('sala_id'),
      nombre: text('nombre').notNull(),
      piso: text('piso'),
      camas: bigint('camas', { mode: 'number' }).notNull().default(4),
    });
    await apply(await plan({ sala: ward() }, { sala: withFloor }));
    expect(await rows(database.orm, sql`select nombre, piso, camas::int from sala`)).toEqual([
      { nombre: 'Pediatría', piso: null, camas: 4 },
    ]);
    await expect(database.orm.execute(sql`insert into sala (nombre) values ('Sin piso')`)).rejects.toMatchObject({
      cause: { constraint: 'sala_piso_requerido' },
    });
    await apply(await plan({ sala: withFloor }, { sala: optional }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Sin piso')`);
  });

  it('makes a field required, or its limit narrower, without touching rows that break it', async () => {
    const before = pgTable('sala', { salaId: key('sala_id'), piso: text('piso') }, () => [
      check('sala_piso_check', sql`char_length("piso") <= 60`),
    ]);
    const after = pgTable('sala', { salaId: key('sala_id'), piso: text('piso').notNull() }, () => [
      check('sala_piso_check', sql`char_length("piso") <= 3`),
    ]);
    await apply(await plan({}, { sala: before }));
    await database.orm.execute(sql`insert into sala (piso) values (null), ('demasiado')`);
    await apply(await plan({ sala: before }, { sala: after }));
    expect(await rows(database.orm, sql`select count(*)::int as total from sala`)).toEqual([{ total: 2 }]);
    await expect(database.orm.execute(sql`insert into sala (piso) values ('largo')`)).rejects.toMatchObject({
      cause: { constraint: 'sala_piso_check' },
    });
  });

  it('rebuilds the search text, with its index, when other fields are searched', async () => {
    await apply(await plan({}, { sala: ward() }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Pediatría')`);
    const searched = pgTable(
      'sala',
      {
        salaId: key('sala_id'),
        nombre: text('nombre').notNull(),
        piso: text('piso'),
        busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("nombre", '') || ' ' || coalesce("piso", ''))`),
      },
      (table) => [index('sala_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops'))],
    );
    await apply(await plan({ sala: ward() }, { sala: searched }));
    await database.orm.execute(sql`update sala set piso = 'Último'`);
    expect(await rows(database.orm, sql`select busqueda from sala`)).toEqual([{ busqueda: 'pediatria ultimo' }]);
    expect(await indexes()).toEqual(['sala_busqueda_trgm', 'sala_pkey']);
  });

  it('changes a type when all values fit, and refuses when values would change until it is named', async () => {
    const whole = pgTable('sala', { salaId: key('sala_id'), costo: bigint('costo', { mode: 'number' }) });
    const decimal = pgTable('sala', { salaId: key('sala_id'), costo: numeric('costo', { precision: 24, scale: 4 }) });
    const yesNo = pgTable('sala', { salaId: key('sala_id'), costo: boolean('costo').notNull() });
    await apply(await plan({}, { sala: whole }));
    await database.orm.execute(sql`insert into sala (costo) values (12)`);
    await apply(await plan({ sala: whole }, { sala: decimal }));
    expect(await rows(database.orm, sql`select costo from sala`)).toEqual([{ costo: '12.0000' }]);
    await apply(await plan({ sala: decimal }, { sala: whole }));
    expect(await rows(database.orm, sql`select costo::int from sala`)).toEqual([{ costo: 12 }]);
    await expect(plan({ sala: whole }, { sala: yesNo })).rejects.toThrow(/sala\.costo pasaría/);
    await apply(await plan({ sala: whole }, { sala: yesNo }, NONE, ['sala.costo']));
    expect(await rows(database.orm, sql`select costo from sala`)).toEqual([{ costo: null }]);
  });

  it('rounds or empties values only where losing them was allowed', async () => {
    const decimal = pgTable(
      'sala',
      {
        salaId: key('sala_id'),
        costo: numeric('costo', { precision: 24, scale: 4 }),
        clave: text('clave').notNull().default('0'),
      },
      () => [check('sala_clave_check', sql`char_length("clave") <= 9`)],
    );
    const whole = pgTable('sala', {
      salaId: key('sala_id'),
      costo: bigint('costo', { mode: 'number' }),
      clave: bigint('clave', { mode: 'number' }).notNull().default(0),
    });
    await apply(await plan({}, { sala: decimal }));
    await database.orm.execute(sql`insert into sala (costo, clave) values (12.5, '7'), (3, 'siete')`);
    await apply(await plan({ sala: decimal }, { sala: whole }, NONE, ['sala.costo', 'sala.clave']));
    expect(await rows(database.orm, sql`select costo::int, clave::int from sala order by sala_id`)).toEqual([
      { costo: 13, clave: 7 },
      { costo: 3, clave: null },
    ]);
    await expect(database.orm.execute(sql`insert into sala (clave) values (null)`)).rejects.toMatchObject({
      cause: { constraint: 'sala_clave_requerido' },
    });
  });

  const three = ([x = '', y = '', z = '']: readonly string[]) =>
    pgTable('sala', { salaId: key('sala_id'), x: text(x), y: text(y), z: text(z).notNull() }, (table) => [
      index(`sala_${x}_idx`).on(table.x, table.salaId),
    ]);

  it.each([
    [
      'an exchange',
      ['b', 'a', 'c'],
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
    ],
    [
      'a circle of three',
      ['b', 'c', 'a'],
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ],
    ],
    [
      'a chain',
      ['b', 'c', 'd'],
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'd'],
      ],
    ],
  ] as const)('keeps the data with their owners in %s of names, once', async (_, after, moves) => {
    const renames: Renames = { tables: [], columns: moves.map(([from, to]) => ({ table: 'sala', from, to })) };
    await apply(await plan({}, { sala: three(['a', 'b', 'c']) }));
    await database.orm.execute(sql`insert into sala (a, b, c) values ('A', 'B', 'C')`);
    const [old, next] = [describeTables({ sala: three(['a', 'b', 'c']) }), describeTables({ sala: three(after) })];
    await apply(await planStatements(old, next, renames, new Set(), NONE));
    expect(await rows(database.orm, sql`select * from sala`)).toEqual([
      { sala_id: 1, [after[0]]: 'A', [after[1]]: 'B', [after[2]]: 'C' },
    ]);
    expect(await planStatements(next, next, renames, new Set(), renames)).toEqual([]);
  });

  it('exchanges two tables, and lets the child tables of a renamed one follow', async () => {
    const ward2 = (table: string, id: string, extra: string) =>
      pgTable(table, { id: key(id), nombre: text('nombre'), extra: text(extra) });
    const lines = (parent: ReturnType<typeof ward2>, table: string, link: string) =>
      pgTable(
        `${table}_cama`,
        {
          id: key(`${table}_cama_id`),
          link: bigint(link, { mode: 'number' }).notNull(),
          orden: bigint('orden', { mode: 'number' }).notNull(),
        },
        (own) => [foreignKey({ name: `${table}_cama_${link}_fk`, columns: [own.link], foreignColumns: [parent.id] })],
      );
    const [sala, area] = [ward2('sala', 'sala_id', 'piso'), ward2('area', 'area_id', 'color')];
    const [newSala, newArea] = [ward2('sala', 'sala_id', 'color'), ward2('area', 'area_id', 'piso')];
    const before = { sala, area, lines: lines(sala, 'sala', 'sala_id') };
    const after = { newSala, newArea, newLines: lines(newArea, 'area', 'area_id') };
    await apply(await plan({}, before));
    await database.orm.execute(sql`insert into sala (nombre, piso) values ('Sala', 'P')`);
    await database.orm.execute(sql`insert into area (nombre, color) values ('Área', 'C')`);
    await database.orm.execute(sql`insert into sala_cama (sala_id, orden) values (1, 0)`);
    const renames: Renames = {
      tables: [
        { from: 'sala', to: 'area', key: 'area_id' },
        { from: 'area', to: 'sala', key: 'sala_id' },
      ],
      columns: [],
    };
    await apply(await planStatements(describeTables(before), describeTables(after), renames, new Set(), NONE));
    expect(await rows(database.orm, sql`select nombre, piso from area`)).toEqual([{ nombre: 'Sala', piso: 'P' }]);
    expect(await rows(database.orm, sql`select nombre, color from sala`)).toEqual([{ nombre: 'Área', color: 'C' }]);
    expect(await rows(database.orm, sql`select area_id::int, orden::int from area_cama`)).toEqual([
      { area_id: 1, orden: 0 },
    ]);
    await database.orm.execute(sql`insert into area (nombre) values ('Otra')`);
    expect(await rows(database.orm, sql`select area_id::int from area order by 1`)).toEqual([
      { area_id: 1 },
      { area_id: 2 },
    ]);
  });

  it.each([
    ['whose old name still stands', ['a', 'b', 'c'], ['a', 'd', 'c'], 'a', 'd', /«a» sigue existiendo/],
    [
      'whose old name never was',
      ['a', 'b', 'c'],
      ['a', 'd', 'c'],
      'x',
      'd',
      /no había nada con ese nombre\. Desaparecen: b/,
    ],
    ['whose new name had data of its own', ['a', 'b', 'c'], ['d', 'b', 'c'], 'a', 'b', /ya existía con datos propios/],
  ] as const)('refuses a former name %s', async (_, before, after, from, to, message) => {
    const planned = planStatements(
      describeTables({ sala: three(before) }),
      describeTables({ sala: three(after) }),
      { tables: [], columns: [{ table: 'sala', from, to }] },
      new Set(),
      NONE,
    );
    await expect(planned).rejects.toThrow(message);
  });

  it('says how to copy the values of fields that move into lines, and drops none by default', async () => {
    const sala = pgTable('sala', { salaId: key('sala_id') });
    const lines = pgTable(
      'sala_cama',
      { id: key('sala_cama_id'), salaId: bigint('sala_id', { mode: 'number' }).notNull(), nombre: text('nombre') },
      (table) => [foreignKey({ name: 'sala_cama_sala_id_fk', columns: [table.salaId], foreignColumns: [sala.salaId] })],
    );
    await expect(plan({ sala: ward() }, { sala, lines })).rejects.toThrow(
      /se borraría la columna sala\.nombre.*INSERT INTO "sala_cama" \("sala_id", …, "nombre"\) SELECT "sala_id", …, "nombre" FROM "sala"/,
    );
  });

  it('refuses to guess when a renaming that was already made seems to occur again', async () => {
    const renames: Renames = { tables: [], columns: [{ table: 'sala', from: 'a', to: 'b' }] };
    const [old, next] = [
      describeTables({ sala: three(['a', 'b', 'c']) }),
      describeTables({ sala: three(['d', 'b', 'c']) }),
    ];
    await expect(planStatements(old, next, renames, new Set(['sala.a']), renames)).rejects.toThrow(
      /ya lo hizo una migración anterior/,
    );
  });

  it('renames the rules and indexes of renamed columns instead of rebuilding them', async () => {
    const statements = await planStatements(
      describeTables({ sala: ward() }),
      describeTables({
        sala: pgTable(
          'sala',
          {
            salaId: key('sala_id'),
            titulo: text('titulo').notNull(),
            busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("titulo", ''))`),
          },
          (table) => [
            check('sala_titulo_check', sql`char_length("titulo") <= 60`),
            uniqueIndex('sala_titulo_key').on(table.titulo),
            index('sala_titulo_orden').on(sql`orden("titulo") collate "C"`, table.salaId),
            index('sala_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
          ],
        ),
      }),
      { tables: [], columns: [{ table: 'sala', from: 'nombre', to: 'titulo' }] },
      new Set(),
      NONE,
    );
    expect(describeSteps(statements).map(({ effect }) => effect)).toEqual(statements.map(() => 'none'));
    await apply(await plan({}, { sala: ward() }));
    await apply(statements);
    expect(await indexes()).toEqual(['sala_busqueda_trgm', 'sala_pkey', 'sala_titulo_key', 'sala_titulo_orden']);
  });

  it('makes indexes of filled tables while others write, and checks references and options afterwards', async () => {
    const before = pgTable('sala', {
      salaId: key('sala_id'),
      tipo: text('tipo'),
      otra: bigint('otra', { mode: 'number' }),
    });
    const after = pgTable(
      'sala',
      { salaId: key('sala_id'), tipo: text('tipo'), otra: bigint('otra', { mode: 'number' }) },
      (table) => [
        check('sala_tipo_check', sql`"tipo" in ('A', 'B')`),
        index('sala_tipo_idx').on(table.tipo),
        foreignKey({ name: 'sala_otra_fk', columns: [table.otra], foreignColumns: [table.salaId] }),
      ],
    );
    const statements = shortenLocks(await plan({ sala: before }, { sala: after }));
    expect(describeSteps(statements).map(({ lock, effect }) => `${lock} ${effect}`)).toEqual([
      'SHARE ROW EXCLUSIVE none',
      'ACCESS EXCLUSIVE none',
      'SHARE UPDATE EXCLUSIVE scan',
      'SHARE UPDATE EXCLUSIVE scan',
      'SHARE UPDATE EXCLUSIVE scan',
    ]);
    expect(shortenLocks(await plan({}, { sala: after })).join('\n')).not.toMatch(/CONCURRENTLY|VALIDATE/);
  });
});
