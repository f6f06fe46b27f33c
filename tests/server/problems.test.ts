import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeContractFaults, watchContract } from '../support/server/contract';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { watchStatuses } from '../support/server/undocumented';

describe('an answer of the server', () => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp('PGlite');
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it('carries the correlation id of the request, or one of its own', async () => {
    expect(
      (await su('GET', '/api/catalogos/estado', { headers: { 'x-correlation-id': 'mi-rastro-7' } })).headers[
        'x-correlation-id'
      ],
    ).toBe('mi-rastro-7');
    const problem = await su('GET', '/api/catalogos/estado/XX', { headers: { 'x-correlation-id': 'mi-rastro-8' } });
    expect(problem.body).toMatchObject({ correlationId: 'mi-rastro-8' });
    expect((await su('GET', '/api/catalogos/estado')).headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(
      (await su('GET', '/api/catalogos/estado', { headers: { 'x-correlation-id': 'con espacio <x>' } })).headers[
        'x-correlation-id'
      ],
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is a problem in the reader’s language', async () => {
    const refused = (language: string) =>
      su('POST', '/api/catalogos/especialidad', {
        body: { clave: 'X', tipo: 'OTRA' },
        headers: { 'accept-language': language },
      });
    expect((await refused('en-GB,en;q=0.9')).body).toMatchObject({
      title: 'Data to correct',
      errores: [
        { campo: 'nombre', codigo: 'REQUERIDO', mensaje: expect.stringMatching(/required|missing/i) as string },
      ],
    });
    expect((await refused('fr, es;q=0.5')).body).toMatchObject({ title: 'Datos por corregir' });
    expect((await refused('')).headers).toMatchObject({
      'content-language': 'es',
      'content-type': 'application/problem+json; charset=utf-8',
    });
    expect((await refused('es-MX')).headers['content-language']).toBe('es-mx');
  });

  it('answers unknown addresses of the API with a problem', async () => {
    expect(await su('GET', '/api/no-existe')).toMatchObject({ status: 404, body: { codigo: 'RUTA_NO_ENCONTRADA' } });
  });

  it('is noticed by every test if its description lacks it', async () => {
    const statuses = watchStatuses();
    const app = Fastify();
    app.addHook('onRoute', statuses.watch);
    app.get('/api/catalogos/estado/:clave', (request, reply) =>
      reply.code(Number((request.params as { clave: string }).clave)).send(),
    );
    for (const status of [200, 404, 418]) await app.inject(`/api/catalogos/estado/${status}`);
    expect(statuses.found()).toEqual(['GET /api/catalogos/estado/:clave: 418']);
  });

  it('is checked against its description in every test: status, type and body', async () => {
    const app = Fastify();
    app.addHook('onRoute', watchContract);
    app.get('/api/catalogos/estado/:clave', (request, reply) => {
      const { clave } = request.params as { clave: string };
      return clave === 'texto'
        ? reply.type('text/plain').send('CL')
        : reply.code(clave === 'nuevo' ? 418 : 200).send({ clave });
    });
    for (const key of ['CL', 'texto', 'nuevo']) await app.inject(`/api/catalogos/estado/${key}`);
    const found = takeContractFaults();
    expect(found.map((fault) => fault.replace(/ \{".*/, ''))).toEqual(
      [
        ...Array.from({ length: 3 }, () => 'GET /catalogos/estado/{clave} 200: / must have required property'),
        'GET /catalogos/estado/{clave} 200: its type is not described: text/plain',
        'GET /catalogos/estado/{clave} 418: its status is not described',
      ].map((fault): unknown => expect.stringContaining(fault)),
    );
  });

  it('allows only scripts of the product to run', async () => {
    const { headers } = await test.nobody('GET', '/api/docs');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    // Only WebAssembly may be compiled at run time; JavaScript may not.
    expect(policy).not.toContain("'unsafe-eval'");
    // An empty style element may be added, and its rules by script; one with text is not applied.
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';");
    expect(policy).not.toContain("'unsafe-inline'");
  });

  it('describes the API to machines and to people', async () => {
    expect((await test.nobody('GET', '/api/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
    const page = await test.nobody('GET', '/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/catalogos/estado');
    expect(page.body).not.toContain('<script');
  });

  it('gives the browser its configuration, and demo accounts only in a demo', async () => {
    const { body } = await test.nobody('GET', '/config.json');
    expect(body).toEqual({
      apiBase: '/api',
      idleMinutes: 720,
      locale: 'es',
      timeZone: 'America/Monterrey',
      signInMode: 'token',
      identity: null,
      enableMock: false,
      offlineData: true,
      demo: false,
    });
  });

  it('reports that the server is healthy', async () => {
    expect(await test.nobody('GET', '/api/health')).toMatchObject({
      status: 200,
      body: { status: 'ok', database: 'pglite' },
    });
  });
});
