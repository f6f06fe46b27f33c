import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#platform/server/db/open/open-database';
import { rows } from '#platform/server/db/rows';
import { startProcess, type ServerProcess } from '../support/server/process';
import { emailOf, PASSWORD } from '../support/server/world';

describe('the process of the server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'red-salud-proceso-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const tokenOf = async ({ url }: ServerProcess) => {
    const answer = await fetch(`${url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: emailOf('SUPERUSUARIO'), password: PASSWORD }),
    });
    return ((await answer.json()) as { token: string }).token;
  };
  const post = ({ url }: ServerProcess, token: string, clave: string) =>
    fetch(`${url}/api/catalogos/especialidad`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': clave },
      body: JSON.stringify({ clave, nombre: 'Escrita', tipo: 'OTRA' }),
    });

  it('keeps every acknowledged write through kill -9, once and with its audit row', async () => {
    const server = await startProcess({ DATA_DIR: folder });
    const token = await tokenOf(server);
    const acknowledged: string[] = [];
    const writer = async (name: string) => {
      for (let turn = 0; turn < 10_000; turn += 1) {
        const clave = `${name}${turn}`;
        const answer = await post(server, token, clave).catch(() => null);
        if (answer?.status !== 201) return;
        acknowledged.push(clave);
      }
    };
    const writers = ['A', 'B', 'C', 'D'].map(writer);
    // Kills the server after enough acknowledged writes, while others are in progress.
    await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(100);
    await server.end('SIGKILL');
    await Promise.all(writers);

    const again = await startProcess({ DATA_DIR: folder });
    const replayed = await post(again, await tokenOf(again), acknowledged.at(-1)!);
    expect([replayed.status, replayed.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await again.end('SIGTERM')).toBe(0);

    const database = await openDatabase({ dataDir: folder });
    const found = await rows<{ clave: string; audited: number }>(
      database.orm,
      sql`
      select clave, (select count(*)::int from bitacora where entidad = 'especialidad' and entidad_id = especialidad_id::text) as audited from especialidad`,
    );
    await database.close();
    const byKey = new Map(found.map(({ clave, audited }) => [clave, audited]));
    expect(acknowledged.filter((clave) => byKey.get(clave) !== 1)).toEqual([]);
  });

  it('completes open requests before it stops, and leaves no lock', async () => {
    const server = await startProcess({ DATA_DIR: folder });
    const token = await tokenOf(server);
    const underWay = Array.from({ length: 20 }, (_, index) =>
      post(server, token, `S${index}`).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    // The first answer shows that the server has received the others.
    await Promise.race(underWay);
    const code = await server.end('SIGTERM');
    const answered = (await Promise.all(underWay)).filter((status) => status === 201).length;
    expect(code).toBe(0);
    expect(existsSync(path.join(folder, 'servidor.lock'))).toBe(false);
    const database = await openDatabase({ dataDir: folder });
    const [row] = await rows<{ total: number }>(database.orm, sql`select count(*)::int as total from especialidad`);
    await database.close();
    expect(row?.total).toBe(answered);
  });

  it('stops at once, whatever idle connections are open', async () => {
    const server = await startProcess({ DATA_DIR: folder });
    const port = Number(new URL(server.url).port);
    const opened = await Promise.all(
      [1, 2].map(
        () =>
          new Promise<Socket>((resolve) => {
            const socket = connect(port, '127.0.0.1', () => resolve(socket));
            socket.on('error', () => undefined);
          }),
      ),
    );
    // One connection is opened in advance, as browsers do; the other was answered and stays open.
    opened[1]!.write('GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\n\r\n');
    await once(opened[1]!, 'data');
    const began = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('does not share its data folder with a second one', async () => {
    const server = await startProcess({ DATA_DIR: folder });
    await expect(startProcess({ DATA_DIR: folder })).rejects.toThrow(`El proceso ${server.child.pid} ya usa los datos`);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    await server.end('SIGTERM');
  });

  it('does not show demo accounts to other machines', async () => {
    await expect(startProcess({ DATA_DIR: folder, HOST: '0.0.0.0', TEST_DEMO: '1' })).rejects.toThrow(
      /usuarios de demostración/,
    );
    const local = await startProcess({ DATA_DIR: folder, TEST_DEMO: '1' });
    expect(await (await fetch(`${local.url}/config.json`)).json()).toMatchObject({ demo: true });
    await local.end('SIGTERM');
  });
});
