import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, emailOf } from '../support/server/world';
import { BOTH_ENGINES, startApp } from '../support/server/app';
import { withstand } from '../support/server/outages';
import { newDatabase, startServer, type RestartablePostgres } from '../support/server/postgres';
import { startProcess, type ServerProcess } from '../support/server/process';
import { freePort } from '../support/start-process';
import { openDatabase } from '#platform/server/db/open/open-database';
import { seedWorld } from '../support/server/world';

const signIn = ({ url }: ServerProcess) =>
  fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: emailOf('SUPERUSUARIO'), password: PASSWORD }),
  });

describe('a database that goes away', () => {
  let postgres: RestartablePostgres;
  let database: string;
  let server: ServerProcess;

  beforeAll(async () => {
    postgres = await startServer();
    ({ url: database } = await newDatabase(postgres.url, async () => undefined));
    const opened = await openDatabase({ url: database });
    await seedWorld(opened);
    await opened.close();
    server = await startProcess({ DATABASE_URL: database });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await postgres.stop();
  });

  it('causes 503; writes resume on its return, and no acknowledged write is lost', async () => {
    const answer = await signIn(server);
    const { token } = (await answer.json()) as { token: string };
    const told = await withstand({
      url: server.url,
      token,
      postgres: { ...postgres, database },
      outages: ['connections terminated', 'database killed'],
      clients: 6,
    });
    expect([told.wrong, told.strange, server.child.exitCode]).toEqual([[], [], null]);
    expect(told.answers['503']).toBeGreaterThan(0);
  });

  it('is awaited at the start for a limited time, showing its host but no password', async () => {
    const port = await freePort();
    const url = `postgres://alguien:secreta@127.0.0.1:${port}/red`;
    const ending = startProcess({ DATABASE_URL: url, DATABASE_WAIT_S: '1' });
    await expect(ending).rejects.toThrow(
      new RegExp(`127.0.0.1:${port}/red todavía no responde[^]*no respondió en 1 s`),
    );
    await expect(ending).rejects.not.toThrow('secreta');
  });

  it.each(['url', 'local'] as const)(
    'is detected when it starts later than the server, and when it stops (%s)',
    async (way) => {
      const reached = new URL(postgres[way]);
      reached.pathname = new URL(database).pathname;
      await postgres.end('SIGINT');
      const starting = startProcess({ DATABASE_URL: reached.href });
      await postgres.start();
      const late = await starting;
      await postgres.end('SIGINT');
      expect((await signIn(late)).status).toBe(503);
      await postgres.start();
      expect(await late.end('SIGTERM')).toBe(0);
    },
  );
});

describe.each(BOTH_ENGINES)('without its database %s', (engine) => {
  it('the server answers with a message, and confirms no unsaved write', async () => {
    const test = await startApp(engine);
    const su = await test.as('SUPERUSUARIO');
    await test.database.close();
    const read = await su('GET', '/api/catalogos/estado', { headers: { 'accept-language': 'en' } });
    expect(read).toMatchObject({
      status: 503,
      headers: { 'content-type': 'application/problem+json; charset=utf-8', 'retry-after': '5' },
      body: { codigo: 'SERVICIO_NO_DISPONIBLE', mensaje: expect.stringContaining('Try again') as string },
    });
    const written = await su('POST', '/api/catalogos/especialidad', {
      body: { clave: 'X', nombre: 'Nueva', tipo: 'OTRA' },
    });
    expect(written).toMatchObject({
      status: 503,
      body: { codigo: expect.stringMatching(/^(RESULTADO_DESCONOCIDO|SERVICIO_NO_DISPONIBLE)$/) as string },
    });
    expect(await test.nobody('GET', '/api/health')).toMatchObject({
      status: 503,
      body: { codigo: 'SERVICIO_NO_DISPONIBLE' },
    });
    // Only a restart recovers the embedded database.
    expect(test.app.databaseBroke.aborted).toBe(engine === 'PGlite');
    await test.stop().catch(() => undefined);
  });
});
