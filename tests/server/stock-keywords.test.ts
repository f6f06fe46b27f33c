import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compileTables } from '../../scripts/bench/evolution/compile-tables';
import { emptyDatabase } from '../../scripts/bench/evolution/world';
import { databaseShape } from '../../scripts/db/plan/database-shape';
import { describeMigration } from '../../scripts/db/plan/describe-steps';
import { describeTables, describeWhole } from '../../scripts/db/plan/kit';
import { migrationText, schemaHash } from '../../scripts/db/plan/migration-text';
import type { Renames, Schema } from '../../scripts/db/plan/snapshot';
import { planStatements } from '../../scripts/db/plan/statements';
import type { Database } from '#platform/server/db/database';
import { migrate } from '#platform/server/db/migrate';
import { openPostgres } from '#platform/server/db/open/open-postgres';
import { checksumOf } from '#platform/server/db/migration-files';
import { rows } from '#platform/server/db/rows';
import { trialOf } from '#platform/server/db/staged/trial';
import { MOVEMENT, SETTING, STOCK, stockSchemas } from '../support/codegen/stock-schemas';
import { startPostgres } from '../support/server/postgres';
import { openEmpty } from '../support/server/templates';

const NONE: Renames = { tables: [], columns: [] };
type Schemas = ReturnType<typeof stockSchemas>;

describe('tables that the database keeps consistent', () => {
  let database: Database;
  let applied = 0;
  let stored: Schema;

  beforeAll(async () => {
    database = await openEmpty();
  });
  afterAll(() => database.close());
  const run = (text: string) => database.orm.execute(sql.raw(text));
  /** Restores the database without tables, with the functions that tables depend on. */
  const beginAnew = async () => {
    for (const statement of [
      'drop schema public cascade',
      'create schema public',
      'drop extension if exists pg_trgm cascade',
    ])
      await run(statement);
    await emptyDatabase(database.orm);
    stored = describeTables({});
  };
  beforeEach(beginAnew);

  const schemaOf = async (schemas: Schemas) => {
    const { tables, renames, triggers } = await compileTables(schemas);
    return { schema: describeWhole(tables, {}, triggers), renames };
  };
  /** Plans a migration as `npm run generate` does and applies it as the server does. */
  const bring = async (schemas: Schemas, drop: string[] = []) => {
    const { schema, renames } = await schemaOf(schemas);
    const text = migrationText(stored, schema, await planStatements(stored, schema, renames, new Set(drop), NONE));
    await migrate(database.orm, [
      { name: `9${String((applied += 1)).padStart(3, '0')}_prueba`, sql: text, checksum: checksumOf(text) },
    ]);
    stored = schema;
    return text;
  };
  const read = <Row>(text: string) => rows<Row & Record<string, unknown>>(database.orm, sql.raw(text));
  const refused = (text: string) =>
    run(text).then(
      () => 'written',
      (error: Error & { cause?: Error & { code?: string } }) => `${error.cause?.code} ${error.cause?.message}`,
    );
  const places = async () => {
    await run("insert into almacen (nombre) values ('Central'), ('Norte')");
    await run("insert into insumo (nombre) values ('Gasa'), ('Suero')");
  };
  const move = (...values: string[]) =>
    `insert into movimiento (almacen_id, insumo_id, consecutivo, entrada, salida, saldo, reversa_de_id) values ${values.map((value) => `(${value})`).join(', ')}`;

  describe('a ledger', () => {
    beforeEach(async () => {
      await bring(stockSchemas());
      await places();
      await run(
        move('1, 1, 1, 10, 0, 10, null', '1, 1, 2, 0, 4, 6, null', '2, 1, 1, 3, 0, 3, null', '1, 1, 3, 4, 0, 10, 2'),
      );
    });

    it('accepts rows one after the other, several at once, and each series separately', async () => {
      await run(move('1, 2, 1, 1, 0, 1, null', '1, 1, 4, 0, 10, 0, null'));
      expect(await read('select count(*)::int as total from movimiento')).toEqual([{ total: 6 }]);
    });

    it.each([
      ['an update', 'update movimiento set entrada = 11 where consecutivo = 1'],
      ['a deactivation', 'update movimiento set activo = false'],
      ['a deletion', 'delete from movimiento where consecutivo = 3'],
      ['emptying it', 'truncate movimiento'],
    ])('refuses %s', async (_what, statement) => {
      expect(await refused(statement)).toMatch(/^23001 movimiento: .* solo se agregan/);
    });

    it('refuses changes also from a session that replicates another server', async () => {
      await run("set session_replication_role = 'replica'");
      expect(await refused('delete from movimiento')).toMatch(/^23001/);
      await run("set session_replication_role = 'origin'");
    });

    it.each([
      ['a gap', move('1, 1, 5, 1, 0, 11, null'), /^23514 movimiento: consecutivo debía ser 4.* es 5/],
      ['a number again', move('1, 1, 3, 1, 0, 11, null'), /^23514 .*debía ser 4/],
      ['a beginning at 2', move('2, 2, 2, 1, 0, 1, null'), /^23514 .*debía ser 1/],
      [
        'a gap among rows of one insert',
        move('2, 2, 1, 1, 0, 1, null', '2, 2, 3, 1, 0, 2, null'),
        /^23514 .*debía ser 2/,
      ],
      ['a wrong balance', move('1, 1, 4, 1, 0, 12, null'), /^23514 movimiento: saldo debía ser 11 .*es 12/],
      ['a negative balance', move('1, 1, 4, 0, 11, -1, null'), /^23514 .*movimiento_saldo_check/],
      ['a row without its amount', move('1, 1, 4, null, 0, 10, null'), /^235/],
      ['a second reversal', move('1, 1, 4, 0, 4, 6, 2'), /^23505 .*reversa_de_id_key/],
      ['a reversal of a reversal', move('1, 1, 4, 0, 4, 6, 4'), /^23001 movimiento: .*no se revierte/],
    ])('refuses %s', async (_what, statement, refusal) => {
      expect(await refused(statement)).toMatch(refusal);
      expect(await read('select count(*)::int as total from movimiento')).toEqual([{ total: 4 }]);
    });

    it('can be made of a table with rows, from its first row on', async () => {
      const before = stockSchemas();
      delete before[MOVEMENT]['x-entity'].ledger;
      await beginAnew();
      await bring(before);
      await places();
      await run(move('1, 1, 1, 5, 0, 5, null'));
      await bring(stockSchemas());
      expect(await refused(move('1, 1, 3, 1, 0, 6, null'))).toMatch(/debía ser 2/);
      expect(await refused('delete from movimiento')).toMatch(/^23001/);
      await bring(before);
      await run('delete from movimiento');
    });
  });

  describe('rows that follow records of another entity', () => {
    const stock = () =>
      read(
        'select almacen_id::int as a, insumo_id::int as i, minimo::int, maximo::int, nombre, version from existencia order by 1, 2',
      );

    it('are created and updated whatever happens to the other entity', async () => {
      await bring(stockSchemas());
      await places();
      await run("insert into existencia (almacen_id, insumo_id, nombre, existencia) values (2, 2, 'Suelta', 3)");
      await run(
        "insert into nivel (almacen_id, insumo_id, nombre, minimo, maximo) values (1, 1, 'Gasa', 2, 9), (1, 2, 'Suero', null, 5)",
      );
      const loose = { a: 2, i: 2, minimo: null, maximo: null, nombre: 'Suelta', version: 1 };
      const second = { a: 1, i: 2, minimo: null, maximo: 5, nombre: 'Suero', version: 1 };
      const first = (minimo: number | null, maximo: number | null, nombre: string, version: number) => [
        { a: 1, i: 1, minimo, maximo, nombre, version },
        second,
        loose,
      ];
      expect(await stock()).toEqual(first(2, 9, 'Gasa', 1));
      await run('update nivel set minimo = 3, version = version + 1 where insumo_id = 1');
      expect(await stock()).toEqual(first(3, 9, 'Gasa', 2));
      await run('update nivel set version = version + 1');
      expect(await stock()).toEqual(first(3, 9, 'Gasa', 2));
      await run('update nivel set activo = false where insumo_id = 1');
      expect(await stock()).toEqual(first(null, null, 'Gasa', 3));
      await run("update nivel set nombre = 'Gasa fina', minimo = 4 where insumo_id = 1");
      expect(await stock()).toEqual(first(null, null, 'Gasa fina', 4));
      await run('update nivel set activo = true where insumo_id = 1');
      expect(await stock()).toEqual(first(4, 9, 'Gasa fina', 5));
      await run('delete from nivel where insumo_id = 1');
      expect(await stock()).toEqual(first(null, null, 'Gasa fina', 6));
    });

    it('take over an existing row, and release it when the other record moves on', async () => {
      await bring(stockSchemas());
      await places();
      await run("insert into existencia (almacen_id, insumo_id, nombre, existencia) values (1, 1, 'Suelta', 3)");
      await run("insert into nivel (almacen_id, insumo_id, nombre, minimo) values (1, 1, 'Gasa', 2)");
      await run('update nivel set insumo_id = 2');
      expect(await stock()).toMatchObject([
        { i: 1, minimo: null, nombre: 'Gasa' },
        { i: 2, minimo: 2, nombre: 'Gasa' },
      ]);
    });

    it('are created by the migration for existing records, also with the key', async () => {
      const before = stockSchemas();
      delete before[STOCK]['x-entity'].follows;
      delete before[STOCK]['x-entity'].unique;
      await bring(before);
      await places();
      await run(
        "insert into nivel (almacen_id, insumo_id, nombre, minimo, activo) values (1, 1, 'Gasa', 2, true), (1, 2, 'Suero', 7, false)",
      );
      await run("insert into existencia (almacen_id, insumo_id, nombre) values (1, 1, 'Gasa')");
      const text = await bring(stockSchemas());
      expect(await stock()).toMatchObject([
        { i: 1, minimo: 2, version: 2 },
        { i: 2, minimo: null, nombre: 'Suero' },
      ]);
      expect(text.indexOf('UNIQUE INDEX CONCURRENTLY')).toBeLessThan(text.indexOf('CREATE OR REPLACE FUNCTION'));
      expect(describeMigration(text).map(({ what }) => what)).toContain(
        'nivel obedece desde ahora al disparador esquema_existencia_sigue_nivel',
      );
    });

    it('are recalculated when they follow another field', async () => {
      const before = stockSchemas();
      before[STOCK]['x-entity'].follows.fields = ['minimo'];
      await bring(before);
      await places();
      await run("insert into nivel (almacen_id, insumo_id, nombre, minimo, maximo) values (1, 1, 'Gasa', 2, 9)");
      expect(await stock()).toMatchObject([{ minimo: 2, maximo: null }]);
      await bring(stockSchemas());
      expect(await stock()).toMatchObject([{ minimo: 2, maximo: 9 }]);
    });
  });

  describe('generated columns', () => {
    it('have the value of their expression, and cannot be written', async () => {
      await bring(stockSchemas());
      await places();
      await run('insert into existencia (almacen_id, insumo_id, existencia, reservada) values (1, 1, 9, 2)');
      expect(await read('select disponible::int, estado from existencia')).toEqual([{ disponible: 7, estado: 'BIEN' }]);
      expect(await refused('update existencia set disponible = 3')).toMatch(/^428C9/);
    });

    it('are created for existing rows, and keep their rules when the expression changes', async () => {
      const before = stockSchemas();
      delete before[STOCK].properties.disponible;
      delete before[STOCK].properties.estado;
      before[STOCK].required = ['almacenId', 'insumoId'];
      before[STOCK]['x-entity'].indexes.pop();
      await bring(before);
      await places();
      await run('insert into existencia (almacen_id, insumo_id, existencia, reservada) values (1, 1, 9, 9)');
      await bring(stockSchemas());
      expect(await read('select disponible::int, estado from existencia')).toEqual([{ disponible: 0, estado: 'SIN' }]);
      const after = stockSchemas();
      after[STOCK].properties.estado['x-field'].generated = "case when {existencia} > 0 then 'BIEN' else 'SIN' end";
      await bring(after);
      expect(await read('select estado from existencia')).toEqual([{ estado: 'BIEN' }]);
      const made = await databaseShape(database.orm);
      expect(made.filter((line) => /existencia_estado_(check|idx)/.test(line))).toHaveLength(2);
    });

    it('are excluded from the trial of an import', async () => {
      await bring(stockSchemas());
      await places();
      const trial = await trialOf(database.orm, 'existencia', 1);
      await run('insert into existencia (almacen_id, insumo_id, existencia) values (1, 1, 9)');
      const attempt = trial.attempt({
        tabla: 'existencia',
        clave: 'existencia_id',
        nuevas: [{ existencia_id: 2, almacen_id: 1, insumo_id: 2, existencia: 4 }],
        cambios: [{ existencia_id: 1, version: 1, existencia: 5 }],
        actor: {} as never,
        bitacora: [],
      });
      await expect(attempt).resolves.toBeUndefined();
      await trial.drop();
    });
  });

  it('has the indexes that the schema chooses, and those of its keys', async () => {
    await bring(stockSchemas());
    const found = await read<{ name: string }>(
      "select indexname as name from pg_indexes where tablename = 'existencia' order by 1",
    );
    expect(found.map(({ name }) => name)).toEqual([
      'existencia_almacen_id_insumo_id_key',
      'existencia_almacen_id_nombre_idx',
      'existencia_estado_idx',
      'existencia_insumo_id_almacen_id_idx',
      'existencia_pkey',
    ]);
  });

  it('is the same after a table, a field or the other entity was renamed', async () => {
    await bring(stockSchemas());
    const after = stockSchemas();
    after['entities/inventario/kardex.json'] = after[MOVEMENT];
    delete after[MOVEMENT];
    const { properties, 'x-entity': x } = after['entities/inventario/kardex.json'];
    x.renamedFrom = 'movimiento';
    properties.reversaDeId['x-field'].reference = 'kardex';
    properties.abono = {
      ...properties.entrada,
      'x-field': { ...properties.entrada['x-field'], renamedFrom: 'entrada' },
    };
    delete properties.entrada;
    x.ledger.balance.adds = 'abono';
    after['entities/inventario/kardex.json'].required = [
      'almacenId',
      'insumoId',
      'consecutivo',
      'abono',
      'salida',
      'saldo',
    ];
    after['entities/inventario/tope.json'] = after[SETTING];
    delete after[SETTING];
    after['entities/inventario/tope.json']['x-entity'].renamedFrom = 'nivel';
    after[STOCK]['x-entity'].follows.entity = 'tope';
    await bring(after);
    const made = await databaseShape(database.orm);
    await beginAnew();
    await bring(after);
    expect(made).toEqual(await databaseShape(database.orm));
    // Three keep stock consistent; one for each of the four tables refuses to empty it.
    expect(made.filter((line) => line.startsWith('disparador'))).toHaveLength(7);
  });

  describe('mutual lists', () => {
    const SUPPLY = 'entities/inventario/insumo.json';
    const withList = (symmetric: boolean, name = 'sustitutoIds') => {
      const schemas = stockSchemas();
      schemas[SUPPLY].properties[name] = {
        title: 'Sustitutos',
        type: 'array',
        uniqueItems: true,
        maxItems: 3,
        items: { type: 'integer' },
        'x-field': {
          labels: { en: 'Substitutes' },
          reference: { entity: 'insumo', symmetric },
          ...(name === 'sustitutoIds' ? {} : { renamedFrom: 'sustitutoIds' }),
        },
      };
      return schemas;
    };
    const held = (column = 'sustituto_ids') =>
      read<{ list: number[] | null; version: number }>(
        `select ${column} as list, version from insumo order by insumo_id`,
      );
    const lists = async (column?: string) => (await held(column)).map(({ list }) => list);

    it('become mutual from existing values, and stay so', async () => {
      await bring(withList(false));
      await run(
        `insert into insumo (nombre, sustituto_ids) values ('A', '[2, 3]'), ('B', null), ('C', '[1]'), ('D', '[2, 9]')`,
      );
      await bring(withList(true));
      expect(await held()).toEqual([
        { list: [2, 3], version: 1 },
        { list: [1, 4], version: 2 },
        { list: [1], version: 1 },
        { list: [2, 9], version: 1 },
      ]);
      await run(`update insumo set sustituto_ids = '[3, 4]' where insumo_id = 1`);
      expect(await lists()).toEqual([[3, 4], [4], [1], [2, 9, 1]]);
      // One statement on both sides has the combined effect, and unchanged rows cause no notice.
      await run(
        `update insumo set sustituto_ids = case insumo_id when 1 then '[2]'::jsonb else '[1]' end where insumo_id < 3`,
      );
      expect(await lists()).toEqual([[2], [1], [], [9]]);
      await run('delete from insumo where insumo_id = 1');
      expect(await lists()).toEqual([[], [], [9]]);
    });

    it('accept no more entries than fit', async () => {
      await bring(withList(true));
      await run("insert into insumo (nombre) values ('A'), ('B'), ('C'), ('D'), ('E')");
      await run(`update insumo set sustituto_ids = '[2, 3, 4]' where insumo_id = 1`);
      expect(await refused(`update insumo set sustituto_ids = '[1]' where insumo_id = 5`)).toMatch(
        /^23514 insumo: sustituto_ids .* ya tiene 3/,
      );
      expect(await lists()).toEqual([[2, 3, 4], [1], [1], [1], null]);
    });

    it('stay mutual after a renaming, and stop when the keyword is removed', async () => {
      await bring(withList(true));
      await run("insert into insumo (nombre) values ('A'), ('B')");
      await bring(withList(true, 'equivalenteIds'));
      await run(`update insumo set equivalente_ids = '[2]' where insumo_id = 1`);
      expect(await lists('equivalente_ids')).toEqual([[2], [1]]);
      await beginAnew();
      await bring(withList(true));
      await bring(withList(false));
      await run("insert into insumo (nombre) values ('A'), ('B')");
      await run(`update insumo set sustituto_ids = '[2]' where insumo_id = 1`);
      expect(await lists()).toEqual([[2], null]);
    });
  });

  it('distinguishes migrations that change only triggers from those that change tables', async () => {
    const before = stockSchemas();
    delete before[STOCK]['x-entity'].follows;
    const [without, whole] = [await schemaOf(before), await schemaOf(stockSchemas())];
    expect(schemaHash(without.schema)).not.toBe(schemaHash(whole.schema));
    expect(await planStatements(whole.schema, whole.schema, NONE, new Set())).toEqual([]);
    const gone = await planStatements(whole.schema, without.schema, NONE, new Set());
    expect(gone).toEqual([
      'DROP TRIGGER IF EXISTS "esquema_existencia_sigue_nivel" ON "nivel";',
      'DROP FUNCTION IF EXISTS "esquema_existencia_sigue_nivel"();',
    ]);
  });
});

it('gives one number of a ledger to one of two simultaneous rows', async () => {
  const server = await startPostgres();
  const { orm, close } = openPostgres({ url: server.url });
  try {
    await emptyDatabase(orm);
    const { tables, triggers } = await compileTables(stockSchemas());
    const schema = describeWhole(tables, {}, triggers);
    const text = migrationText(
      describeTables({}),
      schema,
      await planStatements(describeTables({}), schema, NONE, new Set()),
    );
    await migrate(orm, [{ name: '9000_prueba', sql: text, checksum: checksumOf(text) }]);
    await orm.execute(sql`insert into almacen (nombre) values ('Central')`);
    await orm.execute(sql`insert into insumo (nombre) values ('Gasa')`);
    const add = (number: number) =>
      orm.execute(
        sql`insert into movimiento (almacen_id, insumo_id, consecutivo, entrada, salida, saldo) values (1, 1, ${number}, 1, 0, ${number})`,
      );
    for (let number = 1; number <= 5; number += 1) {
      const outcomes = await Promise.allSettled([add(number), add(number)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const refusal = outcomes.find((outcome) => outcome.status === 'rejected')!.reason as { cause: { code: string } };
      // A writer during another write waits for its key; a later writer finds the next number due.
      expect(['23505', '23514']).toContain(refusal.cause.code);
    }
    const numbers = await rows<{ n: number }>(orm, sql`select consecutivo::int as n from movimiento order by 1`);
    expect(numbers.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  } finally {
    await close();
    await server.stop();
  }
});
