import { getTableName, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '#platform/server/entity/resource';
import { digestOf } from '#platform/server/lifecycle/sign';
import { signatureFaults } from '#platform/server/lifecycle/signature-faults';
import { signedText } from '#platform/server/lifecycle/signed-text';
import { resources } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { SQLSTATE } from '#platform/server/db/pg-error';
import { rows } from '#platform/server/db/rows';
import { bitacora } from '#platform/server/db/system-tables';
import { BOTH_ENGINES, startApp, type TestApp } from '../support/server/app';
import { sqlStateOf } from '../support/server/sql-state';
import { seedWard, type Ward } from '../support/server/ward';

const SIGNED = resources.filter(({ signature }) => signature !== undefined);
const AT = '2026-03-10T14:00:00.000Z';
const SIGNER = { name: 'Elena De Prueba', licence: '1234567', at: AT };

/** A column that a signature covers, of the document or of its lines. */
interface Sealed {
  readonly table: string;
  readonly column: string;
}

const columnOf = (resource: Pick<Resource, 'fields'>, name: string): string =>
  resource.fields.find((field) => field.name === name)!.column.name;

/** Returns the columns of a signed resource from the model: what people wrote in it and in its lines, and the signer and time. */
function sealedColumns(resource: Resource): { readonly content: Sealed[]; readonly signature: Sealed[] } {
  const { content, lines, by, name, licence, at, hash } = resource.signature!;
  const table = getTableName(resource.table);
  return {
    content: [
      ...content.map((field) => ({ table, column: columnOf(resource, field) })),
      ...resource.lines.flatMap(({ name: list, resource: line }) =>
        (lines[list] ?? []).map((field) => ({
          table: getTableName(line.table),
          column: columnOf(line, field),
        })),
      ),
    ],
    signature: [
      ...[by, name, licence, at, hash].map((field) => ({ table, column: columnOf(resource, field) })),
      { table, column: 'activo' },
    ],
  };
}

/** A value of a column that no row has, by its type. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  bigint: `coalesce(%, 0) + 1000`,
  integer: `coalesce(%, 0) + 1000`,
  numeric: `coalesce(%, 0) + 1`,
  text: `coalesce(%, '') || 'x'`,
  boolean: `not coalesce(%, false)`,
  date: `coalesce(%, '2026-01-01'::date) + 1`,
  'timestamp with time zone': `coalesce(%, now()) + interval '1 hour'`,
  jsonb: `'{"otro": 1}'::jsonb`,
};

describe.each(BOTH_ENGINES)('the tables of entities on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp(engine);
  });
  afterAll(() => test.stop());

  const TABLES = resources
    .filter(({ view }) => !view)
    .flatMap(({ table, lines }) => [table, ...lines.map(({ resource }) => resource.table)])
    .map((table) => getTableName(table));
  const SYSTEM = ['archivo', 'comentario', 'folio', 'paciente_fusion_documento', 'sesion', 'simulacion'];

  it('cannot be emptied, directly or through another, also when row triggers are off', async () => {
    const emptied = async (db: Queryable) => {
      const states: [string, string | null][] = [];
      for (const table of [...TABLES, ...SYSTEM])
        states.push([table, await sqlStateOf(db, sql`truncate ${sql.identifier(table)} cascade`)]);
      return states.filter(([, state]) => state !== SQLSTATE.restrict);
    };
    expect(TABLES.length).toBeGreaterThan(90);
    expect(await emptied(test.database.orm)).toEqual([]);
    await test.database.orm.execute(sql`set session_replication_role = replica`);
    expect(await emptied(test.database.orm)).toEqual([]);
    await test.database.orm.execute(sql`set session_replication_role = default`);
  });
});

describe('the seals of signed documents', () => {
  let test: TestApp;
  let ward: Ward;
  const keys = new Map<string, number>();
  const types = new Map<string, string>();

  /** Writes a document with a line and signs it, as the step does. */
  const signed = async (resource: Resource) => {
    const { orm } = test.database;
    const hospitalizacionId = keys.get('estancia')!;
    const common = { unidadId: test.world.unidadId, estatus: 'FIRMADA' };
    const { pacienteId, consultaId, visitaId, diagnosticoId, servicioId, insumos } = ward;
    const documents: Readonly<Record<string, object>> = {
      consulta: { ...common, pacienteId, visitaId, tipo: 'SUBSECUENTE', fechaHora: new Date(AT) },
      receta: { ...common, pacienteId, consultaId, estatus: 'EMITIDA', tipo: 'ORDINARIA' },
      'nota-evolucion': { ...common, hospitalizacionId, pacienteId, tipo: 'EVOLUCION', fechaHora: new Date(AT) },
      'entrega-turno': { ...common, servicioId, fecha: '2026-03-10', turno: 'MATUTINO' },
    };
    const lines: Readonly<Record<string, object>> = {
      consulta: { diagnosticoId, tipo: 'PRINCIPAL' },
      receta: {
        insumoId: insumos.enalapril,
        cantidadPrescrita: 1,
        dosis: 1,
        unidadDosis: 'tableta',
        frecuenciaHoras: 8,
        via: 'ORAL',
        duracionDias: 1,
      },
      'nota-evolucion': { diagnosticoId, tipo: 'PRINCIPAL' },
      'entrega-turno': { hospitalizacionId, pacienteId },
    };
    const signature = resource.signature!;
    const [made] = (await orm
      .insert(resource.table)
      .values(documents[resource.name] as never)
      .returning()) as Record<string, number>[];
    const key = made![resource.key.name]!;
    for (const { resource: line } of resource.lines)
      await orm.insert(line.table).values({ ...lines[resource.name], orden: 0, [resource.key.name]: key } as never);
    const digest = digestOf((await signedText(orm, resource, signature, key, SIGNER))!);
    const values = {
      [signature.by]: test.world.usuarios.Medico,
      [signature.name]: SIGNER.name,
      [signature.licence]: SIGNER.licence,
      [signature.at]: new Date(AT),
      [signature.hash]: digest,
    };
    await orm
      .update(resource.table)
      .set(values)
      .where(sql`${resource.key.column} = ${key}`);
    await orm.insert(bitacora).values({
      accion: 'TRANSICION',
      transicion: signature.on,
      entidad: resource.name,
      entidadId: String(key),
      despues: { [signature.hash]: digest },
    });
    return key;
  };

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
    keys.set('estancia', await ward.admit());
    for (const resource of SIGNED) keys.set(resource.name, await signed(resource));
    const columns = await rows<{ table: string; column: string; type: string }>(
      test.database.orm,
      sql`select table_name as table, column_name as column, data_type as type from information_schema.columns
        where table_schema = 'public'`,
    );
    for (const { table, column, type } of columns) types.set(`${table}.${column}`, type);
  });
  afterAll(() => test.stop());

  const keyColumn = (resource: Resource) => sql.identifier(resource.key.column.name);
  const changed = (resource: Resource, { table, column }: Sealed): SQL => {
    const value = OTHER_VALUES[types.get(`${table}.${column}`)!]!.replaceAll('%', `"${column}"`);
    return sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${sql.raw(value)}
      where ${keyColumn(resource)} = ${keys.get(resource.name)}`;
  };
  /** Returns the faults found after some statements, run without triggers and foreign keys and then rolled back. */
  const faultsAfter = async (resource: Resource, statements: readonly SQL[]) => {
    let faults: unknown;
    const undone = new Error('undone');
    const checks = await rows<{ table: string; name: string }>(
      test.database.orm,
      sql`select conrelid::regclass::text as table, conname as name from pg_constraint where contype in ('c', 'x')
        and conrelid::regclass::text = any(${sql.raw(
          `array[${tablesOf(resource)
            .map((name) => `'${name}'`)
            .join(', ')}]`,
        )})`,
    );
    await test.database.orm
      .transaction(async (tx) => {
        for (const name of tablesOf(resource))
          await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger all`);
        for (const { table, name } of checks)
          await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
        for (const statement of statements) await tx.execute(statement);
        ({ faults } = await signatureFaults(tx));
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return faults;
  };
  const tablesOf = ({ table, lines }: Resource) => [
    getTableName(table),
    ...lines.map(({ resource }) => getTableName(resource.table)),
  ];

  it('cover the four kinds of documents that people sign, and report no fault at first', async () => {
    expect(await signatureFaults(test.database.orm)).toEqual({ signed: 4, faults: [] });
    expect(SIGNED.map(({ name }) => name).toSorted()).toEqual([
      'consulta',
      'entrega-turno',
      'nota-evolucion',
      'receta',
    ]);
  });

  describe.each(SIGNED.map((resource) => [resource.name, resource] as const))('on %s', (name, resource) => {
    const { content, signature } = sealedColumns(resource);

    it.each([...content, ...signature].map((sealed) => [`${sealed.table}.${sealed.column}`, sealed] as const))(
      'keep %s from an UPDATE',
      async (_column, sealed) => {
        expect(await sqlStateOf(test.database.orm, changed(resource, sealed))).toBe(SQLSTATE.restrict);
      },
    );

    it.each(tablesOf(resource))('keep the rows of %s from DELETE and TRUNCATE', async (table) => {
      const { orm } = test.database;
      const gone = sql`delete from ${sql.identifier(table)} where ${keyColumn(resource)} = ${keys.get(name)}`;
      const emptied = sql`truncate ${sql.identifier(table)} cascade`;
      expect([await sqlStateOf(orm, gone), await sqlStateOf(orm, emptied)]).toEqual(['23001', '23001']);
      expect((await signatureFaults(orm)).faults).toEqual([]);
    });

    it('do not cover columns of the server', async () => {
      const own = sql`update ${sql.identifier(getTableName(resource.table))} set version = version + 1
        where ${keyColumn(resource)} = ${keys.get(name)}`;
      expect(await sqlStateOf(test.database.orm, own)).toBeNull();
    });

    it.each(content.map((sealed) => [`${sealed.table}.${sealed.column}`, sealed] as const))(
      'detect a change of %s that bypassed the triggers',
      async (_column, sealed) => {
        const found = await faultsAfter(resource, [changed(resource, sealed)]);
        expect(found).toEqual([{ resource: name, key: keys.get(name) }]);
      },
    );

    it('detect a missing document, and a signature that is missing or differs from the audit trail', async () => {
      const table = sql.identifier(getTableName(resource.table));
      const hash = sql.identifier(columnOf(resource, resource.signature!.hash));
      const here = sql`where ${keyColumn(resource)} = ${keys.get(name)}`;
      const fault = [{ resource: name, key: keys.get(name) }];
      expect(await faultsAfter(resource, [sql`update ${table} set ${hash} = null ${here}`])).toEqual(fault);
      expect(await faultsAfter(resource, [sql`update ${table} set ${hash} = ${'0'.repeat(64)} ${here}`])).toEqual(
        fault,
      );
      expect(await faultsAfter(resource, [sql`delete from ${table} ${here}`])).toEqual(fault);
    });
  });
});
