import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';

describe('the boundaries of a request', () => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp('PGlite');
    su = await test.as('SUPERUSUARIO');
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.stop());

  /** Returns the statuses of all answers on one connection, to which the lines are written. */
  const statusesOf = (lines: readonly string[]) =>
    new Promise<number[]>((resolve) => {
      const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
      let told = '';
      socket.on('data', (data: Buffer) => {
        told += data.toString();
      });
      socket.on('close', () =>
        resolve(Array.from(told.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status))),
      );
      socket.write(lines.join('\r\n'));
    });
  const hidden = ['GET /api/health HTTP/1.1', 'Host: x', 'Connection: close', '', ''];
  const start = ['POST /api/sign-in HTTP/1.1', 'Host: x', 'Content-Type: application/json'];

  it('are clear where one request follows another', async () => {
    const body = '{}';
    expect(await statusesOf([...start, 'Content-Length: 2', '', `${body}${hidden.join('\r\n')}`])).toEqual([422, 200]);
  });

  it.each([
    ['a length beside chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ...hidden]],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40', '', `{}${hidden.join('\r\n')}`]],
    ['an encoding that is none', ['Transfer-Encoding: xchunked', '', '0', '', ...hidden]],
    ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, identity', '', '0', '', ...hidden]],
    ['a header on two lines', ['Transfer-Encoding:', ' chunked', 'Content-Length: 4', '', '0', '', ...hidden]],
  ])('are refused with %s, and nothing behind them is answered', async (_what, lines) => {
    expect(await statusesOf([...start, ...lines])).toEqual([400]);
  });

  it('are those of its method: no GET operation changes anything', () => {
    const read = Object.values(OPERATIONS).filter(({ method }) => method === 'GET');
    expect(read.length).toBeGreaterThan(50);
    expect(read.filter(({ invalidates, idempotent }) => invalidates.length > 0 || idempotent)).toEqual([]);
  });

  it('accept each parameter once', async () => {
    for (const query of ['pageSize=1&pageSize=2', 'sortBy=nombre&sortBy=clave', 'activo=all&activo=false'])
      expect([query, (await su('GET', `/api/catalogos/estado?${query}`)).status]).toEqual([query, 400]);
    expect((await su('GET', '/api/busqueda?texto=ana&texto=luz')).status).toBe(400);
  });

  it('end at the reader: no browser or proxy stores an answer with data', async () => {
    for (const path of ['catalogos/estado', 'catalogos/estado/CL', 'catalogos/usuario/usuario-actual', 'sessions'])
      expect([path, (await su('GET', `/api/${path}`)).headers['cache-control']]).toEqual([path, 'no-store']);
  });
});
