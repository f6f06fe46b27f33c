import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { especialidad } from '#generated/server/tables.gen';
import { requireRightClock } from '#platform/server/db/open/clock-skew';
import { setClock } from '../support/clock';
import { startApp, type Client, type TestApp } from '../support/server/app';

const MINUTE_MS = 60_000;

// When the whole run has another clock, the database is embedded and has that clock too.
describe.skipIf(process.env['TEST_CLOCK'] !== undefined)('a clock of the process', () => {
  let test: TestApp;
  let su: Client;
  let turn = 0;
  const write = () => {
    turn += 1;
    return su('POST', '/api/catalogos/especialidad', {
      body: { clave: `R${turn}`, nombre: `Reloj ${turn}`, tipo: 'OTRA' },
    });
  };
  const health = () => test.nobody('GET', '/api/health');
  const stored = async () => (await test.database.orm.select({ total: count() }).from(especialidad))[0]?.total;
  const at = async (minutes: number, work: () => Promise<void>) => {
    const setRight = setClock(new Date(Date.now() + minutes * MINUTE_MS).toISOString());
    try {
      await work();
    } finally {
      setRight();
    }
  };

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it.each([[0], [1.5], [-1.5]])('that is %f minutes ahead is accepted', async (minutes) => {
    await at(minutes, async () => {
      await expect(requireRightClock(test.database.orm)).resolves.toBeUndefined();
      expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
      expect((await write()).status).toBe(201);
    });
  });

  it.each([
    [120, 'va 120 minutos adelantado'],
    [3, 'va 3 minutos adelantado'],
    [-3, 'va 3 minutos atrasado'],
  ])('that is %f minutes ahead refuses the start with a message', async (minutes, words) => {
    await at(minutes, async () => {
      await expect(requireRightClock(test.database.orm)).rejects.toThrow(words);
    });
  });

  it.each([[3], [-3], [120]])(
    'that becomes %f minutes ahead refuses writes, not reads, until it is corrected',
    async (minutes) => {
      const before = await stored();
      await at(minutes, async () => {
        expect(await health()).toMatchObject({ status: 503, body: { codigo: 'RELOJ_DESAJUSTADO', fallan: ['clock'] } });
        expect(await write()).toMatchObject({
          status: 503,
          headers: { 'retry-after': '5' },
          body: {
            codigo: 'RELOJ_DESAJUSTADO',
            mensaje: expect.stringContaining('difiere en más de 2 minutos del de la base de datos') as string,
          },
        });
        expect((await test.nobody('GET', '/config.json')).status).toBe(200);
        expect(await stored()).toBe(before);
      });
      expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
      expect((await write()).status).toBe(201);
    },
  );
});
