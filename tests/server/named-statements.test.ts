import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database';
import { openPostgres } from '#platform/server/db/open/open-postgres';
import { rows } from '#platform/server/db/rows';
import { startPostgres, type TestPostgres } from '../support/server/postgres';

const LONG = `/* ${'as long as the statement of a list '.repeat(8)}*/`;

describe('named statements of PostgreSQL', () => {
  let postgres: TestPostgres;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    // One connection, so that its named statements can be inspected through it.
    database = openPostgres({ url: postgres.url, poolSize: 1 });
    await database.orm.execute(sql`create table bulto (piezas integer)`);
    await database.orm.execute(sql`insert into bulto values (7)`);
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  const known = async (like: string) =>
    (
      await rows<{ statement: string; generic_plans: string; custom_plans: string }>(
        database.orm,
        sql`select statement, generic_plans, custom_plans from pg_prepared_statements`,
      )
    ).filter(({ statement }) => statement.includes(like));
  const pieces = async (from: number) =>
    (
      await rows<{ piezas: unknown }>(
        database.orm,
        sql`select piezas ${sql.raw(LONG)} from bulto where piezas >= ${from}`,
      )
    ).map(({ piezas }) => piezas);

  it('get a name from the second use on, whatever their values, and are planned each time', async () => {
    expect(await pieces(1)).toEqual([7]);
    expect(await known('from bulto')).toEqual([]);
    for (const from of [2, 8, 3, 4, 5, 6, 7]) expect(await pieces(from)).toEqual(from <= 7 ? [7] : []);
    expect(await known('from bulto')).toMatchObject([{ generic_plans: '0', custom_plans: '7' }]);
  });

  it('have the same name in a transaction', async () => {
    await database.orm.transaction(async (tx) => {
      await tx.execute(sql`select piezas ${sql.raw(LONG)} from bulto where piezas >= ${1}`);
    });
    expect(await known('from bulto')).toMatchObject([{ custom_plans: '8' }]);
  });

  it('exclude short statements and writes', async () => {
    for (let times = 0; times < 3; times += 1) {
      await database.orm.execute(sql`select 1 as uno`);
      await database.orm.execute(sql`update bulto set piezas = piezas ${sql.raw(LONG)} where false`);
    }
    expect(await known('select 1 as uno')).toEqual([]);
    expect(await known('update bulto')).toEqual([]);
  });

  it('find an added column, and fail once when a column changes type', async () => {
    await database.orm.execute(sql`alter table bulto add column clave text`);
    expect(await pieces(1)).toEqual([7]);
    await database.orm.execute(sql`alter table bulto alter column piezas type text`);
    await database.orm.execute(sql`alter table bulto alter column piezas type bigint using piezas::bigint`);
    await expect(pieces(1)).rejects.toMatchObject({ cause: { code: '0A000' } });
    expect(await pieces(1)).toEqual(['7']);
    expect(await pieces(1)).toEqual(['7']);
  });

  it('are limited in number on one connection', async () => {
    for (let number = 0; number < 220; number += 1)
      for (let times = 0; times < 2; times += 1)
        await database.orm.execute(sql`select ${sql.raw(String(number))} as cual ${sql.raw(LONG)}`);
    expect((await known('as cual')).length).toBeGreaterThan(150);
    expect((await known('')).length).toBeLessThanOrEqual(200);
  });
});
