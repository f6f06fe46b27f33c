import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applySegment } from '#platform/server/db/evolve/apply-segment';
import { createLedger } from '#platform/server/db/evolve/ledger';
import { MigrationRefused } from '#platform/server/db/evolve/migration-refused';
import { segmentsOf } from '#platform/server/db/evolve/segments';
import { withSession } from '#platform/server/db/evolve/with-session';
import { migrate } from '#platform/server/db/migrate';
import { BREAKPOINT, readMigrations, statementsOf, type Migration } from '#platform/server/db/migration-files';
import { openPostgres } from '#platform/server/db/open/open-postgres';
import { rows } from '#platform/server/db/rows';
import { newDatabase, startPostgres, type TestPostgres } from '../support/server/postgres';
import { openEmpty } from '../support/server/templates';

const migration = (name: string, text: string): Migration => ({
  name,
  sql: text,
  checksum: createHash('sha256').update(text).digest('hex'),
});

describe('migrations', () => {
  it('are applied once, in order', async () => {
    const { orm, close } = await openEmpty();
    const all = [migration('0001_a', 'create table a (x int)'), migration('0002_b', 'insert into a values (1)')];
    expect(await migrate(orm, all)).toEqual(['0001_a', '0002_b']);
    expect(await migrate(orm, all)).toEqual([]);
    expect(await migrate(orm, [...all, migration('0003_c', 'insert into a values (2)')])).toEqual(['0003_c']);
    expect(await rows(orm, sql`select x from a order by x`)).toEqual([{ x: 1 }, { x: 2 }]);
    await close();
  });

  it('leave nothing of one that fails, and everything of the earlier ones', async () => {
    const { orm, close } = await openEmpty();
    const broken = migration(
      '0002_b',
      'insert into a values (1);\n--> statement-breakpoint\ninsert into nada values (1)',
    );
    await expect(migrate(orm, [migration('0001_a', 'create table a (x int)'), broken])).rejects.toThrow(
      /0002_b falló.*nada/,
    );
    expect(await rows(orm, sql`select * from a`)).toEqual([]);
    expect(await rows(orm, sql`select nombre from _migracion`)).toEqual([{ nombre: '0001_a' }]);
    await close();
  });

  it('refuse a file that changed after it was applied', async () => {
    const { orm, close } = await openEmpty();
    await migrate(orm, [migration('0001_a', 'create table a (x int)')]);
    await expect(migrate(orm, [migration('0001_a', 'create table a (y int)')])).rejects.toThrow(/0001_a cambió/);
    await close();
  });

  it('are safe when several processes start at once', async () => {
    const postgres = await startPostgres();
    const databases = [1, 2, 3].map(() => openPostgres({ url: postgres.url, poolSize: 2 }));
    const files = await readMigrations();
    const applied = await Promise.all(databases.map(({ orm }) => migrate(orm, files)));
    expect(applied.flat().toSorted()).toEqual(files.map(({ name }) => name));
    await Promise.all(databases.map(({ close }) => close()));
    await postgres.stop();
  });

  it('give existing profiles their displayed title', async () => {
    const { orm, close } = await openEmpty();
    const files = await readMigrations();
    const at = files.findIndex((file) => file.sql.includes('ADD COLUMN "titulo"'));
    await migrate(orm, files.slice(0, at));
    await orm.execute(
      sql`insert into perfil (nombre, alcance, es_sistema, permisos) values ('Medico', 'UNIDAD', true, '[]'), ('Recepcion', 'UNIDAD', false, '[]'), ('Trabajo social', 'UNIDAD', false, '[]'), ('Farmacia', 'UNIDAD', true, '[]')`,
    );
    await migrate(orm, files);
    expect(await rows(orm, sql`select nombre, titulo from perfil order by nombre collate "C"`)).toEqual([
      { nombre: 'Farmacia', titulo: 'Farmacia' },
      { nombre: 'Medico', titulo: 'Médico' },
      { nombre: 'Recepcion', titulo: 'Recepcion' },
      { nombre: 'Trabajo social', titulo: 'Trabajo social' },
    ]);
    await close();
  });

  it('report how many rows violate one, and a query for them, and change nothing', async () => {
    const { orm, close } = await openEmpty();
    await migrate(orm, [
      migration(
        '0001_a',
        `create table a (x text, tipo text)${BREAKPOINT}insert into a values ('1', 'A'), ('1', 'B'), ('uno', 'C')`,
      ),
    ]);
    const refusal = async (text: string) => {
      const error = await migrate(orm, [
        migration('0002_b', `ALTER TABLE "a" ADD COLUMN "y" text;${BREAKPOINT}${text}`),
      ]).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(MigrationRefused);
      const [found] = (error as MigrationRefused).found;
      return {
        count: found?.count,
        rows: (await rows(orm, sql.raw(found?.query ?? ''))).length,
        y: await rows(orm, sql`select 1 from pg_attribute where attrelid = 'a'::regclass and attname = 'y'`),
      };
    };
    expect(await refusal('CREATE UNIQUE INDEX CONCURRENTLY "a_x_key" ON "a" USING btree ("x");')).toEqual({
      count: 2,
      rows: 2,
      y: [],
    });
    expect(await refusal('ALTER TABLE "a" ALTER COLUMN "x" SET DATA TYPE bigint USING "x"::bigint;')).toEqual({
      count: 1,
      rows: 1,
      y: [],
    });
    expect(
      await refusal(
        `ALTER TABLE "a" ADD CONSTRAINT "a_tipo_check" CHECK ("tipo" in ('A', 'B')) NOT VALID;${BREAKPOINT}ALTER TABLE "a" VALIDATE CONSTRAINT "a_tipo_check";`,
      ),
    ).toEqual({ count: 1, rows: 1, y: [] });
    expect(
      await refusal(
        `ALTER TABLE "a" ADD CONSTRAINT "a_x_fk" FOREIGN KEY ("x") REFERENCES "public"."_migracion"("nombre") NOT VALID;${BREAKPOINT}ALTER TABLE "a" VALIDATE CONSTRAINT "a_x_fk";`,
      ),
    ).toEqual({ count: 3, rows: 3, y: [] });
    // The query works on the present database, whatever the migration calls the column.
    expect(
      await refusal(
        `ALTER TABLE "a" RENAME COLUMN "x" TO "z";${BREAKPOINT}ALTER TABLE "a" RENAME COLUMN "tipo" TO "x";${BREAKPOINT}ALTER TABLE "a" ALTER COLUMN "z" SET DATA TYPE bigint USING "z"::bigint;`,
      ),
    ).toEqual({ count: 1, rows: 1, y: [] });
    await close();
  });

  it('change no value by changing its type', async () => {
    const { orm, close } = await openEmpty();
    await migrate(orm, [migration('0001_a', 'create table a (x text, n numeric(9, 2), f double precision)')]);
    const refused = async (column: string, type: string, value: string) => {
      await orm.execute(sql.raw(`insert into a (${column}) values ('${value}')`));
      const error = await migrate(orm, [
        migration(
          `0002_${column}`,
          `ALTER TABLE "a" ALTER COLUMN "${column}" SET DATA TYPE ${type} USING "${column}"::${type};`,
        ),
      ]).catch((reason: unknown) => reason);
      await orm.execute(sql`delete from a`);
      return error instanceof MigrationRefused;
    };
    for (const [type, value] of [
      ['bigint', '007'],
      ['bigint', ' 7'],
      ['bigint', ''],
      ['numeric(4,1)', '1.25'],
      ['numeric(4,1)', '1234.5'],
      ['date', '2026-02-30'],
      ['date', '2025-02-29'],
      ['boolean', 'sí'],
      ['timestamptz', '2026-02-03'],
    ] as const) {
      expect([
        type,
        value,
        await refused('x', type.replace('timestamptz', 'timestamp(3) with time zone'), value),
      ]).toEqual([type, value, true]);
    }
    expect(await refused('n', 'bigint', '2.50')).toBe(true);
    expect(await refused('f', 'numeric(9,2)', '0.125')).toBe(true);
    expect(await refused('n', 'bigint', '2.00')).toBe(false);
    expect(await refused('x', 'date', '2024-02-29')).toBe(false);
    await close();
  });

  it('keep a migration that got another number', async () => {
    const { orm, close } = await openEmpty();
    await migrate(orm, [migration('0001_a', 'create table a (x int)')]);
    expect(await migrate(orm, [migration('0002_a', 'create table a (x int)')])).toEqual([]);
    expect(await rows(orm, sql`select nombre from _migracion`)).toEqual([{ nombre: '0002_a' }]);
    await close();
  });

  describe('on PostgreSQL', () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());

    const indexed = migration(
      '0002_b',
      [
        'ALTER TABLE "a" ADD COLUMN "y" integer;',
        'CREATE INDEX CONCURRENTLY "a_x_idx" ON "a" USING btree ("x");',
        'CREATE INDEX CONCURRENTLY "a_y_idx" ON "a" USING btree ("y");',
        'ALTER TABLE "a" VALIDATE CONSTRAINT "a_x_check";',
      ].join(BREAKPOINT),
    );

    it('resume where they stopped, at whichever step the process ended', async () => {
      for (let steps = 0; steps <= 5; steps += 1) {
        const database = await newDatabase(postgres.url, async () => undefined);
        const { orm, close } = openPostgres({ url: database.url, poolSize: 3 });
        await migrate(orm, [migration('0001_a', 'create table a (x integer)')]);
        await orm.execute(sql`alter table a add constraint a_x_check check (x >= 0) not valid`);
        await orm.execute(sql`insert into a select generate_series(1, 1000)`);
        const broken = new Error('killed');
        let left = steps;
        const statements = segmentsOf(statementsOf(indexed));
        await withSession(orm, async (session) => {
          await createLedger(session);
          for (const segment of statements) {
            if ((left -= 1) < 0) throw broken;
            await applySegment(session, indexed, segment, segment === statements.at(-1), {
              lockTimeoutMs: 1000,
              attempts: 1,
              pauseMs: 1,
            });
          }
        }).catch((error: unknown) => {
          if (error !== broken) throw error;
        });
        expect(await migrate(orm, [indexed])).toEqual(steps >= 4 ? [] : ['0002_b']);
        expect(
          await rows(
            orm,
            sql`select count(*)::int as valid from pg_index where indrelid = 'a'::regclass and indisvalid`,
          ),
        ).toEqual([{ valid: 2 }]);
        expect(await rows(orm, sql`select convalidated from pg_constraint where conname = 'a_x_check'`)).toEqual([
          { convalidated: true },
        ]);
        expect(await rows(orm, sql`select * from _migracion_paso`)).toEqual([]);
        await close();
        await database.stop();
      }
    });

    it('rebuild an index that a kill left unfinished', async () => {
      const database = await newDatabase(postgres.url, async () => undefined);
      const { orm, close } = openPostgres({ url: database.url, poolSize: 3 });
      await migrate(orm, [migration('0001_a', `create table a (x integer)${BREAKPOINT}insert into a values (1), (1)`)]);
      // A unique index over equal values fails midway and remains, like the index of a killed process.
      await expect(orm.execute(sql`create unique index concurrently a_x_key on a (x)`)).rejects.toMatchObject({
        cause: { code: '23505' },
      });
      expect(await rows(orm, sql`select indisvalid from pg_index where indrelid = 'a'::regclass`)).toEqual([
        { indisvalid: false },
      ]);
      await orm.execute(sql`update a set x = 2 where ctid = (select min(ctid) from a)`);
      await migrate(orm, [migration('0002_b', 'CREATE UNIQUE INDEX CONCURRENTLY "a_x_key" ON "a" USING btree ("x");')]);
      expect(await rows(orm, sql`select indisvalid from pg_index where indrelid = 'a'::regclass`)).toEqual([
        { indisvalid: true },
      ]);
      // Simulates a kill after the index was made and before this was recorded.
      await orm.execute(sql`delete from _migracion where nombre = '0002_b'`);
      expect(
        await migrate(orm, [
          migration('0002_b', 'CREATE UNIQUE INDEX CONCURRENTLY "a_x_key" ON "a" USING btree ("x");'),
        ]),
      ).toEqual(['0002_b']);
      await close();
      await database.stop();
    });

    it('do not block readers behind a lock that is not granted', async () => {
      const database = await newDatabase(postgres.url, async () => undefined);
      const { orm, close } = openPostgres({ url: database.url, poolSize: 5 });
      await migrate(orm, [migration('0001_a', 'create table a (x integer)')]);
      let release = (): void => undefined;
      let reading = Promise.resolve();
      // Waits until the lock is held.
      await new Promise<void>((holds, fails) => {
        reading = orm.transaction(async (tx) => {
          await tx.execute(sql`select * from a`).catch(fails);
          await new Promise<void>((resolve) => {
            release = resolve;
            holds();
          });
        });
      });
      const add = migration('0002_b', 'ALTER TABLE "a" ADD COLUMN "y" integer;');
      await expect(migrate(orm, [add], { lockTimeoutMs: 50, attempts: 2, pauseMs: 10 })).rejects.toThrow(
        /otra transacción la retiene/,
      );
      const migrating = migrate(orm, [add], { lockTimeoutMs: 100, attempts: 100, pauseMs: 50 });
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      const started = performance.now();
      expect(await rows(orm, sql`select x from a`)).toEqual([]);
      expect(performance.now() - started).toBeLessThan(2000);
      release();
      await reading;
      expect(await migrating).toEqual(['0002_b']);
      await close();
      await database.stop();
    });

    it('allow writes while an index is made', async () => {
      const database = await newDatabase(postgres.url, async () => undefined);
      const { orm, close } = openPostgres({ url: database.url, poolSize: 5 });
      await migrate(orm, [
        migration(
          '0001_a',
          `create table a (x text)${BREAKPOINT}insert into a select md5(n::text) from generate_series(1, 200000) n`,
        ),
      ]);
      const migrating = migrate(orm, [
        migration('0002_b', 'CREATE INDEX CONCURRENTLY "a_x_idx" ON "a" USING btree ("x");'),
      ]);
      let written = 0;
      const done = migrating.then((names) => names);
      for (let names: string[] | null = null; names === null;) {
        await orm.execute(sql`insert into a values ('nuevo')`);
        written += 1;
        names = await Promise.race([done, Promise.resolve(null)]);
      }
      expect(await migrating).toEqual(['0002_b']);
      expect(written).toBeGreaterThan(5);
      await close();
      await database.stop();
    });
  });
});
