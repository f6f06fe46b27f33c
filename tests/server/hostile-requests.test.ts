import type { InjectOptions } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personaResource } from '#generated/server/resources/persona.gen';
import { unidadResource } from '#generated/server/resources/unidad.gen';
import { orderOf } from '#platform/server/listing/order';
import { filterConditions } from '#platform/server/listing/conditions';
import type { Actor } from '#platform/server/db/actor';
import { readSetting, SETTINGS } from '#platform/server/db/settings';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD } from '../support/server/world';

describe('a malicious request', () => {
  let test: TestApp;
  let su: Client;
  let token: string;

  beforeAll(async () => {
    test = await startApp('PGlite');
    su = await test.as('SUPERUSUARIO');
    token = (
      (await test.nobody('POST', '/api/sign-in', { body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD } }))
        .body as { token: string }
    ).token;
  });
  afterAll(() => test.stop());

  const raw = (request: InjectOptions) =>
    test.app.inject({ ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
  const isProblem = (answer: Awaited<ReturnType<typeof raw>>) => {
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(answer.body)).toMatchObject({
      status: answer.statusCode,
      correlationId: answer.headers['x-correlation-id'],
    });
  };

  it('is refused with a token that is expired, unsigned, of another algorithm or without an account', async () => {
    const secret = Buffer.from(String(await readSetting(test.database.orm, SETTINGS.signingSecret)), 'base64');
    const { jti, sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
      jti: string;
      sub: string;
    };
    const sign = (alg: string, expires: string, claims: { jti?: string; sub?: string } = { jti, sub }) => {
      const jwt = new SignJWT({}).setProtectedHeader({ alg }).setExpirationTime(expires);
      if (claims.jti) jwt.setJti(claims.jti);
      if (claims.sub) jwt.setSubject(claims.sub);
      return jwt.sign(alg === 'HS512' ? Buffer.concat([secret, secret]) : secret);
    };
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const [, payload = '', signature = ''] = token.split('.');
    const tokens = [
      await sign('HS256', '-1 minute'),
      await sign('HS512', '1h'),
      await sign('HS256', '1h', { jti }),
      await sign('HS256', '1h', { sub }),
      await sign('HS256', '1h', { jti, sub: '999' }),
      await sign('HS256', '1h', { jti, sub: 'x' }),
      await sign('HS256', '1h', { jti: "' or 1=1 --", sub }),
      await sign('HS256', '1h', { jti: '\0', sub }),
      `${encoded({ alg: 'none' })}.${payload}.`,
      `${encoded({ alg: 'none' })}.${payload}.${signature}`,
      `${encoded({ alg: 'HS256' })}.${encoded({ jti, sub, exp: 9e9 })}.${signature}`,
      'x'.repeat(12_000),
      '..',
    ];
    for (const bad of tokens) {
      const answer = await raw({
        method: 'GET',
        url: '/api/catalogos/estado',
        headers: { authorization: `Bearer ${bad}` },
      });
      expect([bad.slice(0, 60), answer.statusCode]).toEqual([bad.slice(0, 60), 401]);
      isProblem(answer);
    }
    for (const authorization of ['', 'Bearer', 'Bearer ', `Basic ${token}`, token])
      expect((await raw({ method: 'GET', url: '/api/catalogos/estado', headers: { authorization } })).statusCode).toBe(
        401,
      );
    expect((await raw({ method: 'GET', url: '/api/catalogos/estado' })).statusCode).toBe(200);
  });

  it('cannot try more passwords by concurrent attempts', async () => {
    const guess = (password: string) =>
      test.nobody('POST', '/api/sign-in', { body: { userName: emailOf('Recepcion'), password } });
    const guesses = await Promise.all(
      [...Array.from({ length: 39 }, (_, index) => `intento-${index}`), PASSWORD].map(guess),
    );
    const looked = guesses.filter(({ status }) => status === 401).length;
    // Five attempts, and those already in comparison when the fifth was counted.
    expect(looked).toBeLessThan(20);
    expect(guesses.at(-1)!.status).toBe(429);
  });

  it('with a method unknown to its address is a problem; HEAD is GET without its body', async () => {
    for (const method of ['OPTIONS', 'PATCH', 'DELETE', 'PUT'] as const) {
      const answer = await raw({ method, url: '/api/catalogos/estado' });
      expect([method, answer.statusCode]).toEqual([method, 404]);
      isProblem(answer);
    }
    const head = await raw({ method: 'HEAD', url: '/api/catalogos/estado' });
    expect([head.statusCode, head.body, head.headers['x-total-items']]).toEqual([200, '', '2']);
    expect((await test.app.inject({ method: 'HEAD', url: '/api/catalogos/estado' })).statusCode).toBe(401);
  });

  it('with a body that is too large or of another type is a problem', async () => {
    const large = await raw({
      method: 'POST',
      url: '/api/catalogos/estado',
      headers: { 'content-type': 'application/json' },
      payload: `{"nombre":"${'x'.repeat(2_200_000)}"}`,
    });
    expect(large.statusCode).toBe(413);
    isProblem(large);
    for (const [type, status] of [
      ['application/xml', 415],
      ['multipart/form-data; boundary=x', 415],
      ['application/x-www-form-urlencoded', 415],
      ['nonsense', 415],
      ['text/plain', 400],
    ] as const) {
      const answer = await raw({
        method: 'POST',
        url: '/api/catalogos/estado',
        headers: { 'content-type': type },
        payload: 'clave=XX',
      });
      expect([type, answer.statusCode]).toEqual([type, status]);
      isProblem(answer);
    }
  });

  it('with an If-Match that is no version of the product changes nothing', async () => {
    const { body } = await su('GET', '/api/catalogos/estado/CL');
    for (const value of [
      '*',
      '"1", "2"',
      '1,1',
      '"uno"',
      '"-1"',
      '""',
      '"1',
      '1.0',
      '"99999999999999999999"',
      '"1" or 1=1',
    ]) {
      const answer = await raw({
        method: 'PUT',
        url: '/api/catalogos/estado/CL',
        headers: { 'if-match': value },
        payload: body as object,
      });
      expect([value, answer.statusCode]).toEqual([value, 400]);
    }
    for (const version of ['1', 1.5, true, {}, []])
      expect((await su('PUT', '/api/catalogos/estado/CL', { body: { ...(body as object), version } })).status).toBe(
        400,
      );
    expect((await raw({ method: 'DELETE', url: '/api/catalogos/estado/CL' })).statusCode).toBe(428);
    expect(
      (await raw({ method: 'DELETE', url: '/api/catalogos/estado/CL', headers: { 'if-match': '0' } })).statusCode,
    ).toBe(412);
  });

  it('with an empty or endless idempotency key writes nothing', async () => {
    for (const key of ['', 'k'.repeat(201), 'k'.repeat(10_000)]) {
      const answer = await raw({
        method: 'POST',
        url: '/api/catalogos/especialidad',
        headers: { 'idempotency-key': key },
        payload: { clave: 'HK', nombre: 'Hostil', tipo: 'OTRA' },
      });
      expect([key.length, answer.statusCode]).toEqual([key.length, 400]);
      isProblem(answer);
    }
    expect((await su('GET', '/api/catalogos/especialidad/HK')).status).toBe(404);
  });

  it('cannot reveal unreadable values by filter or order', () => {
    const secretReference = {
      ...unidadResource,
      fields: unidadResource.fields.map((field) =>
        field.name === 'unidadTipoId'
          ? { ...field, secrets: [{ permission: 'usuario.administrar', beside: 'catalogo.ver' }] as const }
          : field,
      ),
    };
    const embedding = {
      ...unidadResource,
      embeds: [
        {
          name: 'unidad',
          keyName: 'otraId',
          column: unidadResource.key.column,
          required: true,
          resource: secretReference,
        },
      ],
    };
    const actor = { permissions: new Map([['catalogo.ver', 'RED']]) } as unknown as Actor;
    for (const [resource, path] of [
      [secretReference, 'unidadTipoId'],
      [secretReference, 'unidadTipoNombre'],
      [embedding, 'unidad.unidadTipoId'],
      [embedding, 'unidad.unidadTipoNombre'],
    ] as const) {
      expect(() => orderOf(resource, path, 'asc', actor), path).toThrow('PETICION_INVALIDA');
      expect(() => filterConditions(resource, { [path]: 1 }, actor), path).toThrow('PETICION_INVALIDA');
    }
    expect(() => orderOf(personaResource, 'nombre', 'asc', actor)).not.toThrow();
    expect(() => orderOf(unidadResource, 'unidadTipoNombre', 'asc', actor)).not.toThrow();
  });
});
