import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitBodyTime } from '#platform/server/http/security/body-time';
import { parsedJson } from '#platform/server/http/security/json-body';
import { startApp, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD } from '../support/server/world';

const MB = 1024 * 1024;

describe('a body', () => {
  let test: TestApp;
  let authorization: string;
  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    authorization = `Bearer ${((await test.nobody('POST', '/api/sign-in', { body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD } })).body as { token: string }).token}`;
  });
  afterAll(() => test.stop());

  it.each([
    ['a stranger', {}, 401],
    ['a token that is none', { authorization: 'Bearer x.y.z' }, 401],
  ] as const)('is never read from %s, at any size or content', async (_who, headers, status) => {
    for (const url of [
      '/api/catalogos/especialidad/importar',
      '/api/catalogos/especialidad',
      '/api/catalogos/especialidad/lote',
      '/api/no-hay',
      '/fuera',
    ]) {
      let read = 0;
      const body = Readable.from(
        (function* pieces() {
          for (; read < 20; read += 1) yield Buffer.alloc(MB, 'x');
        })(),
      );
      const answer = await test.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      });
      expect([url, answer.statusCode]).toEqual([url, /no-hay|fuera/.test(url) ? 404 : status]);
      expect(read).toBeLessThan(20);
    }
  });

  it('is not read without the permission', async () => {
    const { body } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf('Recepcion'), password: PASSWORD },
    });
    expect(
      (
        await post('/api/catalogos/especialidad/importar', '{"no es JSON', {
          authorization: `Bearer ${(body as { token: string }).token}`,
        })
      ).statusCode,
    ).toBe(403);
  });

  it('is limited to a small size for a public call', async () => {
    expect(
      (await post('/api/sign-in', JSON.stringify({ userName: 'a@b.mx', password: 'x'.repeat(20_000) }))).statusCode,
    ).toBe(413);
    const fields = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`c${index}`, 1]));
    const { statusCode, body } = await post(
      '/api/sign-in',
      JSON.stringify({ userName: 'a@b.mx', password: 'x', ...fields }),
    );
    expect(statusCode).toBe(422);
    const { errores } = JSON.parse(body) as { errores: { codigo: string; mensaje: string }[] };
    expect(errores.length).toBeLessThan(30);
    expect(errores.at(-1)).toMatchObject({
      codigo: 'CAMPOS_DESCONOCIDOS',
      mensaje: 'Hay 880 campos más que no existen.',
    });
  });

  it.each([
    ['lists within each other', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects within each other', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    [
      '150 000 fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 150_000 }, (_, index) => [`c${index}`, 1]))),
    ],
    ['a prototype', '{"__proto__":{"a":1}}'],
    ['a prototype in disguise', '{"\\u005f_proto__":{"a":1}}'],
    ['a field twice', '{"clave":"A","nombre":"B","clave":"C"}'],
    ['a field twice in disguise', '{"clave":"A","\\u0063lave":"C"}'],
    ['a number beyond all numbers', '{"clave":"A","nombre":1e999}'],
    ['strokes without end', `{"clave":"${'\\'.repeat(200_001)}`],
    ['no end', '{"clave":"A'],
    ['nothing', ''],
  ])('with %s is refused at once', async (_name, payload) => {
    const started = performance.now();
    const answer = await post('/api/catalogos/especialidad', payload, { authorization });
    expect(performance.now() - started).toBeLessThan(1000);
    expect([answer.statusCode, answer.body.length < 5000]).toEqual([400, true]);
  });

  it('is read exactly as JSON defines it when valid', () => {
    for (const value of [
      { a: [{ a: 1 }, { a: '"{[\\' }], 'b"': null, ñ: '\u2028' },
      [],
      'texto',
      -1.5e3,
      [[{}], { '': { '': 1 } }],
    ])
      expect(parsedJson(JSON.stringify(value, null, 2))).toEqual(value);
  });

  it('is rate-limited without a session: an excessive address gets 429, and others continue', async () => {
    const statuses = new Set<number>();
    for (let asked = 0; asked < 1300; asked += 1)
      statuses.add(
        (await test.app.inject({ method: 'GET', url: '/api/catalogos/estado', headers: { authorization: 'Basic x' } }))
          .statusCode,
      );
    expect([...statuses]).toEqual([401, 429]);
    expect(
      (await test.app.inject({ method: 'GET', url: '/api/catalogos/estado', headers: { authorization } })).statusCode,
    ).toBe(200);
  });

  it('may take ten minutes at most on any connection, and its headers fifteen seconds', () => {
    expect([test.app.server.headersTimeout, test.app.server.requestTimeout]).toEqual([15_000, 600_000]);
  });
});

describe('a body that comes slowly', () => {
  // Many times the interval of the pieces, so that a busy machine is not taken for a silent client.
  const times = { body: 2000, silence: 2000, look: 50 };
  const INTERVAL_MS = 250;
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    app = Fastify();
    limitBodyTime(app, times);
    app.post('/plain', ({ body }) => ({ body }));
    app.post('/upload', { config: { isUpload: true } }, ({ body }) => ({ body }));
    await app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  /** Returns the answer to a body of ten pieces, of which `pieces` are sent, one per interval. */
  const send = async (url: string, pieces: number) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (data: Buffer) => {
      said += data.toString();
    });
    const closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\n`,
    );
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      if (sent <= pieces) socket.write('x');
    }, INTERVAL_MS);
    await closed;
    clearInterval(timer);
    return Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1]);
  };

  it('does not keep its connection; an upload may, while data arrives', async () => {
    expect(await Promise.all([send('/plain', 10), send('/plain', 1), send('/upload', 10), send('/upload', 3)])).toEqual(
      [408, 408, 200, 408],
    );
  });
});
