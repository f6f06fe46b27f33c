import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, numeric, pgTable, text, uniqueIndex, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeTables } from '../../scripts/db/plan/kit';
import { planStatements } from '../../scripts/db/plan/statements';
import type { Renames } from '../../scripts/db/plan/snapshot';
import type { Database } from '../../src/server/db/database';
import { migrate } from '../../src/server/db/migrate';
import { readMigrations } from '../../src/server/db/migration-files';
import { openPglite } from '../../src/server/db/open-pglite';
import { rows } from '../../src/server/db/rows';

const NONE: Renames = { tables: [], columns: [] };
const key = (name: string) => bigint(name, { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey();

const ward = () =>
  pgTable('sala', { salaId: key('sala_id'), nombre: text('nombre').notNull(), busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("nombre", ''))`) }, (table) => [
    check('sala_nombre_check', sql`char_length("nombre") <= 60`),
    uniqueIndex('sala_nombre_key').on(table.nombre),
    index('sala_nombre_orden').on(sql`orden("nombre") collate "C"`, table.salaId),
    index('sala_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ]);

describe('the plan of a migration', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openPglite({ dataDir: null });
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
  const names = async (query: ReturnType<typeof sql>) => (await rows<{ name: string }>(database.orm, query)).map(({ name }) => name);
  const indexes = () => names(sql`select indexname as name from pg_indexes where schemaname = 'public' and tablename = 'sala' order by 1`);

  it('makes tables with their generated columns, checks and indexes on expressions', async () => {
    await apply(await plan({}, { sala: ward() }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Terapia Intensiva Ñandú')`);
    expect(await rows(database.orm, sql`select busqueda from sala`)).toEqual([{ busqueda: 'terapia intensiva nandu' }]);
    expect(await indexes()).toEqual(['sala_busqueda_trgm', 'sala_nombre_key', 'sala_nombre_orden', 'sala_pkey']);
  });

  it('is empty when nothing changed', async () => {
    expect(await plan({ sala: ward() }, { sala: ward() })).toEqual([]);
  });

  it('lets two tables point to each other', async () => {
    const bed = pgTable('cama', { camaId: key('cama_id'), salaId: bigint('sala_id', { mode: 'number' }) }, (table) => [foreignKey({ name: 'cama_sala_id_fk', columns: [table.salaId], foreignColumns: [room.salaId] })]);
    const room: PgTable & { salaId: ReturnType<typeof ward>['salaId'] } = ward();
    await apply(await plan({}, { bed, room }));
    await expect(database.orm.execute(sql`insert into cama (sala_id) values (9)`)).rejects.toMatchObject({ cause: { constraint: 'cama_sala_id_fk' } });
  });

  it('keeps the data of a renamed table and a renamed column', async () => {
    await apply(await plan({}, { sala: ward() }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Pediatría')`);
    const renamed = pgTable('servicio', { servicioId: key('servicio_id'), titulo: text('titulo').notNull(), busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("titulo", ''))`) }, (table) => [
      check('servicio_titulo_check', sql`char_length("titulo") <= 60`),
      uniqueIndex('servicio_titulo_key').on(table.titulo),
      index('servicio_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
    ]);
    const renames: Renames = { tables: [{ from: 'sala', to: 'servicio', key: 'servicio_id' }], columns: [{ table: 'servicio', from: 'nombre', to: 'titulo' }] };
    const statements = await plan({ sala: ward() }, { servicio: renamed }, renames);
    expect(statements.join('\n')).not.toMatch(/DROP (TABLE|COLUMN)/);
    await apply(statements);
    await database.orm.execute(sql`insert into servicio (titulo) values ('Urgencias')`);
    expect(await rows(database.orm, sql`select servicio_id::int as id, titulo, busqueda from servicio order by 1`)).toEqual([{ id: 1, titulo: 'Pediatría', busqueda: 'pediatria' }, { id: 2, titulo: 'Urgencias', busqueda: 'urgencias' }]);
    expect(await plan({ servicio: renamed }, { servicio: renamed }, renames)).toEqual([]);
  });

  it('refuses to drop a column or a table that nobody named', async () => {
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

  it('asks a new required field of new writes only', async () => {
    await apply(await plan({}, { sala: ward() }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Pediatría')`);
    const withFloor = pgTable('sala', { salaId: key('sala_id'), nombre: text('nombre').notNull(), piso: text('piso').notNull(), camas: bigint('camas', { mode: 'number' }).notNull().default(4) });
    const optional = pgTable('sala', { salaId: key('sala_id'), nombre: text('nombre').notNull(), piso: text('piso'), camas: bigint('camas', { mode: 'number' }).notNull().default(4) });
    await apply(await plan({ sala: ward() }, { sala: withFloor }));
    expect(await rows(database.orm, sql`select nombre, piso, camas::int from sala`)).toEqual([{ nombre: 'Pediatría', piso: null, camas: 4 }]);
    await expect(database.orm.execute(sql`insert into sala (nombre) values ('Sin piso')`)).rejects.toMatchObject({ cause: { constraint: 'sala_piso_requerido' } });
    await apply(await plan({ sala: withFloor }, { sala: optional }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Sin piso')`);
  });

  it('makes a field required, or its limit narrower, without touching rows that break it', async () => {
    const before = pgTable('sala', { salaId: key('sala_id'), piso: text('piso') }, () => [check('sala_piso_check', sql`char_length("piso") <= 60`)]);
    const after = pgTable('sala', { salaId: key('sala_id'), piso: text('piso').notNull() }, () => [check('sala_piso_check', sql`char_length("piso") <= 3`)]);
    await apply(await plan({}, { sala: before }));
    await database.orm.execute(sql`insert into sala (piso) values (null), ('demasiado')`);
    await apply(await plan({ sala: before }, { sala: after }));
    expect(await rows(database.orm, sql`select count(*)::int as total from sala`)).toEqual([{ total: 2 }]);
    await expect(database.orm.execute(sql`insert into sala (piso) values ('largo')`)).rejects.toMatchObject({ cause: { constraint: 'sala_piso_check' } });
  });

  it('makes the search text anew when other fields are searched, with its index', async () => {
    await apply(await plan({}, { sala: ward() }));
    await database.orm.execute(sql`insert into sala (nombre) values ('Pediatría')`);
    const searched = pgTable('sala', { salaId: key('sala_id'), nombre: text('nombre').notNull(), piso: text('piso'), busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("nombre", '') || ' ' || coalesce("piso", ''))`) }, (table) => [
      index('sala_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
    ]);
    await apply(await plan({ sala: ward() }, { sala: searched }));
    await database.orm.execute(sql`update sala set piso = 'Último'`);
    expect(await rows(database.orm, sql`select busqueda from sala`)).toEqual([{ busqueda: 'pediatria ultimo' }]);
    expect(await indexes()).toEqual(['sala_busqueda_trgm', 'sala_pkey']);
  });

  it('widens a type, and refuses to narrow one unless it is named', async () => {
    const whole = pgTable('sala', { salaId: key('sala_id'), costo: bigint('costo', { mode: 'number' }) });
    const decimal = pgTable('sala', { salaId: key('sala_id'), costo: numeric('costo', { precision: 24, scale: 4 }) });
    await apply(await plan({}, { sala: whole }));
    await database.orm.execute(sql`insert into sala (costo) values (12)`);
    await apply(await plan({ sala: whole }, { sala: decimal }));
    expect(await rows(database.orm, sql`select costo from sala`)).toEqual([{ costo: '12.0000' }]);
    await expect(plan({ sala: decimal }, { sala: whole })).rejects.toThrow(/sala\.costo pasaría/);
    await apply(await plan({ sala: decimal }, { sala: whole }, NONE, ['sala.costo']));
    expect(await rows(database.orm, sql`select costo::int from sala`)).toEqual([{ costo: 12 }]);
  });
});
