import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../src/server/db/migrate';
import { readMigrations, type Migration } from '../../src/server/db/migration-files';
import { openPglite } from '../../src/server/db/open-pglite';
import { openPostgres } from '../../src/server/db/open-postgres';
import { rows } from '../../src/server/db/rows';
import { startPostgres } from '../support/server/postgres';

const migration = (name: string, text: string): Migration => ({ name, sql: text, checksum: createHash('sha256').update(text).digest('hex') });

describe('migrations', () => {
  it('are applied once, in order', async () => {
    const { orm, close } = await openPglite({ dataDir: null });
    const all = [migration('0001_a', 'create table a (x int)'), migration('0002_b', 'insert into a values (1)')];
    expect(await migrate(orm, all)).toEqual(['0001_a', '0002_b']);
    expect(await migrate(orm, all)).toEqual([]);
    expect(await migrate(orm, [...all, migration('0003_c', 'insert into a values (2)')])).toEqual(['0003_c']);
    expect(await rows(orm, sql`select x from a order by x`)).toEqual([{ x: 1 }, { x: 2 }]);
    await close();
  });

  it('leave nothing of one that fails, and everything of those before it', async () => {
    const { orm, close } = await openPglite({ dataDir: null });
    const broken = migration('0002_b', 'insert into a values (1);\n--> statement-breakpoint\ninsert into nada values (1)');
    await expect(migrate(orm, [migration('0001_a', 'create table a (x int)'), broken])).rejects.toThrow(/0002_b falló.*nada/);
    expect(await rows(orm, sql`select * from a`)).toEqual([]);
    expect(await rows(orm, sql`select nombre from _migracion`)).toEqual([{ nombre: '0001_a' }]);
    await close();
  });

  it('refuse a file that changed after it was applied', async () => {
    const { orm, close } = await openPglite({ dataDir: null });
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
});
