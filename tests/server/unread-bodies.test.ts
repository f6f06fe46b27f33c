import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startApp, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD } from '../support/server/world';

/** Larger than any accepted JSON body. */
const LARGE = 5_000_000;

describe('an answer sent before its request has ended', () => {
  let test: TestApp;
  let port: number;
  let authorization: string;
  beforeAll(async () => {
    test = await startApp('PGlite');
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = test.app.server.address() as AddressInfo);
    const { body } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD },
    });
    authorization = `Authorization: Bearer ${(body as { token: string }).token}\r\n`;
  });
  afterAll(() => test.stop());

  /**
   * Returns the answer to a body of which `sent` bytes arrive, and the time that its connection stays open. A client that sends all closes
   * the connection.
   */
  const send = async (path: string, headers: string, sent: number) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1');
    let [said, fault] = ['', ''];
    socket.on('data', (data: Buffer) => {
      said += data.toString();
    });
    socket.on('error', (error) => {
      fault = error.message;
    });
    const closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\n${sent === LARGE ? 'Connection: close\r\n' : ''}Content-Length: ${LARGE}\r\n${headers}\r\n`,
    );
    socket.write('{'.padEnd(sent, ' '));
    await closed;
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1]), fault, isPrompt: performance.now() - started < 3000 };
  };
  const JSON_BODY = 'Content-Type: application/json\r\n';

  it.each([
    ['too large', '/api/catalogos/estado', JSON_BODY, true, 413],
    ['of no session', '/api/catalogos/estado', JSON_BODY, false, 401],
    ['to no address', '/api/nada', JSON_BODY, true, 404],
    ['of another type', '/api/catalogos/estado', 'Content-Type: application/xml\r\n', true, 415],
    ['a picture of a field that has none', '/api/catalogos/insumo/imagenes?campo=x', '', true, 400],
  ] as const)('reaches a client whose body is %s, and ends its connection', async (_, path, type, isKnown, status) => {
    const headers = `${type}${isKnown ? authorization : ''}`;
    for (const sent of [1000, LARGE])
      expect([sent, await send(path, headers, sent)]).toEqual([sent, { status, fault: '', isPrompt: true }]);
  });

  it.each([
    ['/', 404],
    ['/api/health', 400],
    ['/config.json', 400],
    ['/api/nada', 404],
    ['/api/catalogos/estado', 400],
  ])('does not open a channel at %s', async (path, status) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    const outcome = await new Promise((resolve) => {
      socket.once('open', () => resolve('opened'));
      socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode));
    });
    socket.on('error', () => undefined).terminate();
    expect(outcome).toBe(status);
  });
});
