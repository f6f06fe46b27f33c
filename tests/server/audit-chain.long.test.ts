import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { audit, auditAll } from '#platform/server/db/audit';
import { canonicalRow, SEALED_COLUMNS, type SealedRow } from '#platform/server/db/chain/canonical-row';
import { walkChain } from '#platform/server/db/chain/walk-chain';
import type { Database, Queryable } from '#platform/server/db/database';
import { openDatabase } from '#platform/server/db/open/open-database';
import { rows } from '#platform/server/db/rows';
import { BOTH_ENGINES, openTestDatabase, startApp, type Client, type TestApp } from '../support/server/app';
import { startMigrated, startPostgres, type TestPostgres } from '../support/server/postgres';
import { programArgs, startProcess, type ServerProcess } from '../support/server/process';
import { emailOf, PASSWORD, seedWorld } from '../support/server/world';

const SOMEBODY = { usuarioId: 7, unidadId: 3, ip: '::1', device: 'Prueba', correlationId: 'c-1' };
const REFUSED = { cause: { message: 'La bitácora no se modifica ni se borra.' } };

/** A few rows of every shape. */
async function fill(db: Queryable, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await audit(db, SOMEBODY, {
      accion: 'TRANSICION',
      transicion: 'enviar',
      entidad: 'cosa',
      entidadId: index,
      antes: { valor: index, año: null },
      despues: { valor: 1.5, texto: 'Ñandú 😀\n"x"' },
      motivo: 'Porque sí',
    });
  }
}

/** Tampers as an all-powerful database user, with triggers disabled. */
async function byHand(db: Queryable, change: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql`alter table bitacora disable trigger all`);
  await db.execute(sql`alter table bitacora_sello disable trigger all`);
  await db.execute(sql`alter table bitacora_lote disable trigger all`);
  await db.execute(change);
  for (const trigger of ['sellada', 'agrupada', 'fechada'])
    await db.execute(sql.raw(`alter table bitacora enable trigger bitacora_${trigger}`));
  for (const trigger of ['sellado', 'propio'])
    await db.execute(sql.raw(`alter table bitacora_lote enable trigger bitacora_lote_${trigger}`));
  await db.execute(sql`alter table bitacora enable always trigger bitacora_inmutable`);
}

describe.each(BOTH_ENGINES)('the chain of the audit trail on %s', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await openTestDatabase(engine));
    await fill(database.orm, 12);
    await audit(
      database.orm,
      { usuarioId: null, unidadId: null, ip: null, device: null, correlationId: '' },
      { accion: 'LEER', entidad: '', entidadId: null },
    );
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('seals each row as it commits, without a gap, and omits rolled-back rows', async () => {
    await database.orm
      .transaction(async (tx) => {
        await fill(tx, 2);
        throw new Error('never mind');
      })
      .catch(() => undefined);
    await database.orm.transaction((tx) => fill(tx, 2));
    const walk = await walkChain(database.orm);
    const [counted] = await rows<{ rows: number; seals: number; last: number }>(
      database.orm,
      sql`select (select count(*)::int from bitacora) as rows, (select count(*)::int from bitacora_sello) as seals, (select max(orden)::int from bitacora_sello) as last`,
    );
    expect(counted).toEqual({ rows: 15, seals: 15, last: 15 });
    expect(walk).toMatchObject({ rows: 15, broken: null, last: { orden: 15 } });
  });

  it('serialises a row as the verifier does', async () => {
    const sealed = await rows<SealedRow & { texto: string } & Record<string, unknown>>(
      database.orm,
      sql`
      select bitacora_canonica(b) as texto, b.bitacora_id::text as "bitacoraId", bitacora_momento(b.fecha) as fecha, usuario_id::text as "usuarioId", unidad_id::text as "unidadId", accion, transicion, entidad,
        entidad_id as "entidadId", antes::text as antes, despues::text as despues, motivo, ip, dispositivo, correlation_id as "correlationId" from bitacora b order by bitacora_id`,
    );
    expect(sealed.map((row) => canonicalRow(row))).toEqual(sealed.map(({ texto }) => texto));
    const columns = await rows<{ name: string }>(
      database.orm,
      sql`select attname as name from pg_attribute where attrelid = 'bitacora'::regclass and attnum > 0 and not attisdropped order by attnum`,
    );
    expect(
      columns.map(({ name }) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())).toSorted(),
    ).toEqual([...SEALED_COLUMNS, 'lote'].toSorted());
  });

  it('cannot be changed, deleted or emptied, nor seals be written, whatever role the session sets', async () => {
    const attempts = ['bitacora', 'bitacora_sello', 'bitacora_lote'].flatMap((table) => [
      sql.raw(`update ${table} set ${table === 'bitacora' ? 'motivo' : 'huella'} = 'otro'`),
      sql.raw(`delete from ${table}`),
      sql.raw(`truncate ${table}`),
      sql.raw(`truncate ${table} cascade`),
      sql.raw(`delete from ${table} where false`),
    ]);
    for (const attempt of attempts) {
      await expect(database.orm.execute(attempt)).rejects.toMatchObject(REFUSED);
      await expect(
        database.orm.transaction(async (tx) => {
          await tx.execute(sql`set local session_replication_role = replica`);
          await tx.execute(attempt);
        }),
      ).rejects.toMatchObject(REFUSED);
    }
    for (const seal of [
      sql`insert into bitacora_sello values (9999, 9999, 'x', now())`,
      sql`insert into bitacora_lote values (9999, 1, 1, '', '')`,
    ]) {
      await expect(database.orm.execute(seal)).rejects.toMatchObject({
        cause: { message: 'Los sellos de la bitácora los pone la base de datos.' },
      });
    }
    expect(await walkChain(database.orm)).toMatchObject({ rows: 15, broken: null });
  });

  it('reports a row with any changed column', async () => {
    const [found] = await rows<{ id: string; orden: string }>(
      database.orm,
      sql`select bitacora_id::text as id, orden::text from bitacora_sello where orden = 5`,
    );
    const bitacoraId = Number(found!.id);
    const changes: Readonly<Record<string, string>> = {
      fecha: `fecha + interval '1 millisecond'`,
      usuario_id: '8',
      unidad_id: 'null',
      accion: `'LEER'`,
      transicion: 'null',
      entidad: `'cosas'`,
      entidad_id: `'55'`,
      antes: 'null',
      despues: `despues || '{"valor": 2}'`,
      motivo: `''`,
      ip: `'::2'`,
      dispositivo: `'Prueba '`,
      correlation_id: 'null',
    };
    for (const [column, value] of Object.entries(changes)) {
      const before = await rows<Record<string, unknown>>(
        database.orm,
        sql.raw(`select ${column}::text as value from bitacora where bitacora_id = ${bitacoraId}`),
      );
      await byHand(database.orm, sql.raw(`update bitacora set ${column} = ${value} where bitacora_id = ${bitacoraId}`));
      expect([column, await walkChain(database.orm)]).toMatchObject([
        column,
        { rows: 4, broken: { fault: 'CAMBIADA', bitacoraId, orden: 5 }, last: { orden: 4 } },
      ]);
      const type =
        column === 'fecha'
          ? 'timestamptz'
          : column === 'antes' || column === 'despues'
            ? 'jsonb'
            : column.startsWith('u')
              ? 'bigint'
              : 'text';
      await byHand(
        database.orm,
        sql`update bitacora set ${sql.identifier(column)} = ${before[0]?.['value']}::text::${sql.raw(type)} where bitacora_id = ${bitacoraId}`,
      );
    }
    for (const [column, value] of Object.entries({ huella: `repeat('a', 64)`, fecha: `fecha + interval '1 second'` })) {
      const [kept] = await rows<{ value: string }>(
        database.orm,
        sql.raw(`select ${column}::text as value from bitacora_sello where orden = 5`),
      );
      await byHand(database.orm, sql.raw(`update bitacora_sello set ${column} = ${value} where orden = 5`));
      expect([column, await walkChain(database.orm)]).toMatchObject([
        column,
        { rows: 4, broken: { fault: 'CAMBIADA', bitacoraId } },
      ]);
      await byHand(
        database.orm,
        sql`update bitacora_sello set ${sql.identifier(column)} = ${kept!.value}::text::${sql.raw(column === 'fecha' ? 'timestamptz' : 'text')} where orden = 5`,
      );
    }
    expect((await walkChain(database.orm)).broken).toBeNull();
  });

  it('reports a row that bypassed it, a missing row, and a missing seal', async () => {
    await byHand(
      database.orm,
      sql`insert into bitacora (accion, entidad, fecha) values ('LEER', 'paciente', '2020-01-01')`,
    );
    const [inserted] = await rows<{ id: string }>(database.orm, sql`select max(bitacora_id)::text as id from bitacora`);
    const bitacoraId = Number(inserted!.id);
    expect((await walkChain(database.orm)).broken).toEqual({
      fault: 'SIN_SELLO',
      bitacoraId,
      fecha: '2020-01-01T00:00:00.000Z',
      orden: null,
    });
    await byHand(database.orm, sql`delete from bitacora where bitacora_id = ${bitacoraId}`);
    const seals = await rows<{ id: string; orden: string; huella: string }>(
      database.orm,
      sql`select bitacora_id::text as id, orden::text, huella from bitacora_sello s order by s.orden`,
    );
    const [noted, last] = [seals[7]!, seals.at(-1)!];
    const since = { bitacoraId: Number(last.id), huella: last.huella };
    expect(await walkChain(database.orm, { since })).toMatchObject({ rows: 1, broken: null });

    // Deletes the last row with its seal, which only a digest noted before reveals.
    await byHand(database.orm, sql.raw(`delete from bitacora where bitacora_id = ${last.id}`));
    expect((await walkChain(database.orm)).broken).toMatchObject({
      fault: 'FALTA',
      bitacoraId: Number(last.id),
      fecha: expect.any(String) as string,
    });
    await byHand(database.orm, sql.raw(`delete from bitacora_sello where orden = ${last.orden}`));
    expect((await walkChain(database.orm)).broken).toBeNull();
    expect((await walkChain(database.orm, { since })).broken).toMatchObject({
      fault: 'NO_COINCIDE',
      bitacoraId: Number(last.id),
    });

    const earlier = { bitacoraId: Number(noted.id), huella: noted.huella };
    await byHand(database.orm, sql`update bitacora set motivo = 'otro' where bitacora_id = ${Number(seals[2]!.id)}`);
    expect(await walkChain(database.orm, { since: earlier })).toMatchObject({ rows: 7, broken: null });
    expect((await walkChain(database.orm, { since: { ...earlier, all: true } })).broken).toMatchObject({
      fault: 'CAMBIADA',
      bitacoraId: Number(seals[2]!.id),
    });
    expect(await walkChain(database.orm, { lastRows: 3 })).toMatchObject({ rows: 3, broken: null });
    await byHand(database.orm, sql`delete from bitacora_sello where orden = 2`);
    expect((await walkChain(database.orm)).broken).toMatchObject({
      fault: 'FALTA_SELLO',
      orden: 2,
      bitacoraId: Number(seals[1]!.id),
    });
  });
});

describe.each(BOTH_ENGINES)('rows written together, on %s', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  const together = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      accion: 'EDITAR' as const,
      entidad: name,
      entidadId: index,
      antes: { valor: null },
      despues: { valor: index, texto: 'Ñandú 😀\n"x"' },
    }));
  const idsOf = async (name: string) =>
    (
      await rows<{ id: string }>(
        database.orm,
        sql`select bitacora_id::text as id from bitacora where entidad = ${name} order by bitacora_id`,
      )
    ).map(({ id }) => Number(id));
  beforeAll(async () => {
    ({ database, drop } = await openTestDatabase(engine));
    await fill(database.orm, 2);
    await database.orm.transaction(async (tx) => {
      await auditAll(tx, SOMEBODY, together(700, 'uno'));
      await fill(tx, 1);
      await auditAll(tx, { ...SOMEBODY, usuarioId: null, ip: null }, together(5, 'dos'));
    });
    await auditAll(database.orm, SOMEBODY, together(3, 'tres')).catch(() => undefined);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('share a seal, in a chain with single rows', async () => {
    const seals = await rows<{ lots: number; alone: number }>(
      database.orm,
      sql`select count(lote)::int as lots, (count(*) - count(lote))::int as alone from bitacora_sello`,
    );
    expect(seals).toEqual([{ lots: 3, alone: 3 }]);
    expect(await walkChain(database.orm)).toMatchObject({ rows: 711, broken: null, last: { orden: 6 } });
    // The noted digest of any row of a group is that of the group.
    const [, , , fourth] = await rows<{ huella: string; lote: string | null }>(
      database.orm,
      sql`select huella, lote::text from bitacora_sello order by orden`,
    );
    const [id] = await idsOf(fourth!.lote === null ? 'cosa' : 'uno');
    expect(
      (await walkChain(database.orm, { since: { bitacoraId: id!, huella: 'a'.repeat(64) } })).broken,
    ).toMatchObject({ fault: 'NO_COINCIDE', bitacoraId: id });
    const [lot] = await rows<{ huella: string }>(
      database.orm,
      sql`select s.huella from bitacora_sello s join bitacora b on b.lote = s.lote where b.entidad = 'uno' limit 1`,
    );
    const [inLot] = await idsOf('uno');
    expect((await walkChain(database.orm, { since: { bitacoraId: inLot!, huella: lot!.huella } })).broken).toBeNull();
  });

  it('are reported one by one when changed, deleted, or inserted', async () => {
    const bitacoraId = (await idsOf('uno'))[350]!;
    await byHand(database.orm, sql`update bitacora set usuario_id = 8 where bitacora_id = ${bitacoraId}`);
    expect((await walkChain(database.orm)).broken).toMatchObject({ fault: 'CAMBIADA', bitacoraId });
    await byHand(database.orm, sql`update bitacora set usuario_id = 7 where bitacora_id = ${bitacoraId}`);
    expect((await walkChain(database.orm)).broken).toBeNull();

    await byHand(
      database.orm,
      sql`update bitacora set lote = (select max(lote) from bitacora) where bitacora_id = ${bitacoraId}`,
    );
    expect((await walkChain(database.orm)).broken).toMatchObject({ fault: 'FALTA', bitacoraId });
    await byHand(
      database.orm,
      sql`update bitacora set lote = (select min(lote) from bitacora) where bitacora_id = ${bitacoraId}`,
    );

    await byHand(
      database.orm,
      sql`insert into bitacora (accion, entidad, lote) select 'LEER', 'paciente', min(lote) from bitacora`,
    );
    const [slipped] = await idsOf('paciente');
    const [last] = await rows<{ huella: string; id: string }>(
      database.orm,
      sql`select huella, bitacora_id::text as id from bitacora_sello order by orden desc limit 1`,
    );
    expect((await walkChain(database.orm)).broken).toMatchObject({ fault: 'SIN_SELLO', bitacoraId: slipped });
    expect(
      (await walkChain(database.orm, { since: { bitacoraId: Number(last!.id), huella: last!.huella } })).broken,
    ).toMatchObject({ fault: 'SIN_SELLO', bitacoraId: slipped });
    await byHand(database.orm, sql`update bitacora set lote = 999 where bitacora_id = ${slipped}`);
    expect((await walkChain(database.orm)).broken).toMatchObject({ fault: 'SIN_SELLO', bitacoraId: slipped });
    await byHand(database.orm, sql`delete from bitacora where bitacora_id = ${slipped}`);

    await byHand(database.orm, sql`update bitacora_lote set contenido = replace(contenido, ${`${bitacoraId} `}, '1 ')`);
    expect((await walkChain(database.orm)).broken).toMatchObject({ fault: 'CAMBIADA' });
    await byHand(
      database.orm,
      sql`update bitacora_lote set contenido = replace(contenido, e'\n1 ', ${`\n${bitacoraId} `})`,
    );
    expect((await walkChain(database.orm)).broken).toBeNull();
  });

  it('cannot be extended afterwards', async () => {
    await expect(
      database.orm.execute(
        sql`insert into bitacora (accion, entidad, lote) select 'LEER', 'paciente', min(lote) from bitacora`,
      ),
    ).rejects.toMatchObject({ cause: { constraint: 'bitacora_lote_pkey' } });
  });
});

describe.each(BOTH_ENGINES)('the moment of a row on %s', (engine) => {
  it('comes from the database, and the verifier reports a forged one', async () => {
    const { database, drop } = await openTestDatabase(engine);
    await fill(database.orm, 1);
    const refused = { cause: { message: 'La fecha de la bitácora la pone la base de datos.' } };
    for (const when of ['2020-01-01', '2999-01-01'])
      await expect(
        database.orm.execute(
          sql`insert into bitacora (accion, entidad, fecha) values ('LEER', 'paciente', ${when}::timestamptz)`,
        ),
      ).rejects.toMatchObject(refused);
    await expect(
      database.orm.execute(
        sql`insert into bitacora (accion, entidad, fecha, lote) values ('LEER', 'paciente', now() - interval '1 minute', 77)`,
      ),
    ).rejects.toMatchObject(refused);
    for (const [ago, lote] of [
      ['2 days', null],
      ['-2 days', null],
      ['2 hours', 78],
    ] as const) {
      // The sealing trigger is active; only the trigger that checks the moment is disabled.
      await database.orm.execute(sql`alter table bitacora disable trigger bitacora_fechada`);
      await database.orm.execute(
        sql`insert into bitacora (accion, entidad, fecha, lote) values ('LEER', 'paciente', now() - ${ago}::interval, ${lote}::bigint)`,
      );
      await database.orm.execute(sql`alter table bitacora enable trigger bitacora_fechada`);
      const [inserted] = await rows<{ id: string }>(
        database.orm,
        sql`select max(bitacora_id)::text as id from bitacora`,
      );
      expect((await walkChain(database.orm)).broken).toMatchObject({
        fault: 'OTRA_FECHA',
        bitacoraId: Number(inserted!.id),
      });
      await byHand(database.orm, sql`delete from bitacora where bitacora_id = ${Number(inserted!.id)}`);
      await byHand(database.orm, sql`delete from bitacora_sello where orden = 2`);
      expect((await walkChain(database.orm)).broken).toBeNull();
    }
    await database.close();
    await drop();
  });
});

describe.each(BOTH_ENGINES)('the chain under load on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it('is intact after concurrent writers, some of them rolled back', async () => {
    const writer = async (name: string) => {
      for (let turn = 0; turn < 12; turn += 1) {
        const clave = turn % 4 === 3 ? 'REPETIDA' : `${name}${turn}`;
        await su('POST', '/api/catalogos/especialidad', {
          body: { clave, nombre: `Escrita por ${name} ${turn}`, tipo: 'OTRA' },
        });
      }
    };
    await Promise.all(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(writer));
    const [counted] = await rows<{ rows: number }>(test.database.orm, sql`select count(*)::int as rows from bitacora`);
    expect(counted!.rows).toBeGreaterThan(72);
    expect(await walkChain(test.database.orm)).toMatchObject({ rows: counted!.rows, broken: null });
  });
});

describe('a role that does not own the tables', () => {
  it('works, and can neither change the audit trail nor disable its triggers', async () => {
    const postgres = await startMigrated();
    const owner = await openDatabase({ url: postgres.url });
    await owner.orm.execute(sql`drop role if exists red_app`);
    await owner.orm.execute(sql`create role red_app login`);
    const grants = readFileSync('scripts/audit/app-role.sql', 'utf8')
      .replaceAll(/^--.*$/gm, '')
      .replaceAll(':"app"', '"red_app"');
    for (const grant of grants.split(';').filter((statement) => statement.trim() !== ''))
      await owner.orm.execute(sql.raw(grant));

    const app = await openDatabase({ url: postgres.url.replace('postgres@', 'red_app@') });
    await fill(app.orm, 3);
    await auditAll(app.orm, SOMEBODY, [
      { accion: 'LEER', entidad: 'cosa', entidadId: 1 },
      { accion: 'LEER', entidad: 'cosa', entidadId: 2 },
    ]);
    const denied = async (statement: string) =>
      expect(app.orm.execute(sql.raw(statement)), statement).rejects.toMatchObject({ cause: { code: '42501' } });
    for (const statement of [
      `update bitacora set motivo = ''`,
      'delete from bitacora',
      'truncate bitacora',
      `insert into bitacora_sello values (9, 9, '', now())`,
      `update bitacora_sello set huella = ''`,
      'delete from bitacora_sello',
      'truncate bitacora_sello',
      `insert into bitacora_lote values (9, 1, 1, '', '')`,
      `update bitacora_lote set huella = ''`,
      'delete from bitacora_lote',
      'truncate bitacora_lote',
      'alter table bitacora disable trigger all',
      'drop trigger bitacora_inmutable on bitacora',
      'alter table bitacora_sello disable trigger all',
      'drop table bitacora_sello',
      'set session_replication_role = replica',
      `create or replace function bitacora_es_inmutable() returns trigger language plpgsql as $$ begin return null; end $$`,
    ])
      await denied(statement);
    expect(await walkChain(app.orm)).toMatchObject({ rows: 5, broken: null });
    await app.close();
    await owner.close();
    await postgres.stop();
  });
});

describe.each(BOTH_ENGINES)('the verifier on %s', (engine) => {
  let folder: string;
  let postgres: TestPostgres | null = null;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'red-salud-cadena-'));
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
  });
  afterEach(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const place = () => ({ DATABASE_URL: postgres?.url ?? '', DATA_DIR: folder });

  const verify = async (...args: string[]) =>
    promisify(execFile)(process.execPath, [...(await programArgs('verify')), ...args], {
      env: { ...process.env, ...place() },
    }).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        stdout: error.stdout,
        stderr: error.stderr,
      }),
    );
  const write = async ({ url }: ServerProcess, token: string, clave: string) =>
    fetch(`${url}/api/catalogos/especialidad`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ clave, nombre: 'Escrita', tipo: 'OTRA' }),
    });

  it('finds the chain intact after kill -9 during writes, and reports later changes', async () => {
    // A missing audit trail on a PostgreSQL server is reported as such, because databases there are never created or filled automatically.
    expect(await verify()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(postgres ? 'bitacora' : 'No hay ninguna base') as string,
    });
    if (postgres) {
      await postgres.stop();
      postgres = await startMigrated();
      const made = await openDatabase({ url: postgres.url });
      await seedWorld(made);
      await made.close();
    }
    const server = await startProcess(place());
    const answer = await fetch(`${server.url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: emailOf('SUPERUSUARIO'), password: PASSWORD }),
    });
    const { token } = (await answer.json()) as { token: string };
    let written = 0;
    const writers = ['A', 'B', 'C', 'D'].map(async (name) => {
      for (let turn = 0; turn < 10_000; turn += 1) {
        if ((await write(server, token, `${name}${turn}`).catch(() => null))?.status !== 201) return;
        written += 1;
      }
    });
    await vi.waitFor(() => expect(written).toBeGreaterThan(40), { timeout: 120_000, interval: 20 });
    await server.end('SIGKILL');
    await Promise.all(writers);

    const sound = await verify('--json');
    const told = JSON.parse(sound.stdout) as {
      sound: boolean;
      rows: number;
      last: { bitacoraId: number; huella: string };
    };
    expect([sound.code, told.sound]).toEqual([0, true]);
    expect(told.rows).toBeGreaterThanOrEqual(written);
    expect((await verify()).stdout).toContain(`cadena íntegra, última fila ${told.last.bitacoraId}`);
    expect(await verify('--since', String(told.last.bitacoraId), '--digest', told.last.huella)).toMatchObject({
      code: 0,
    });
    expect(await verify('--since', String(told.last.bitacoraId), '--digest', 'a'.repeat(64))).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('no tiene la huella que se anotó') as string,
    });

    const database = await openDatabase(postgres ? { url: postgres.url } : { dataDir: folder });
    const [second] = await rows<{ id: string }>(
      database.orm,
      sql`select bitacora_id::text as id from bitacora_sello where orden = 2`,
    );
    await byHand(database.orm, sql`update bitacora set usuario_id = 99 where bitacora_id = ${second!.id}::bigint`);
    await database.close();
    const broken = await verify();
    expect(broken.code).toBe(1);
    expect(broken.stdout).toMatch(
      new RegExp(`la fila ${second!.id} \\(20\\d\\d-.*, lugar 2\\) ya no es lo que se selló`),
    );
  });
});
