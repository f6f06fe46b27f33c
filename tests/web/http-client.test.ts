import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/web/client/api-error';
import { createHttpClient } from '#platform/web/client/http-client';

type Fetch = typeof globalThis.fetch;

function client(fetch: Fetch, options: { token?: string; timeoutMs?: number } = {}) {
  return createHttpClient({
    baseUrl: '/api',
    getToken: () => options.token ?? null,
    getLanguage: () => 'es-mx',
    fetch,
    ...(options.timeoutMs ? { timeoutMs: options.timeoutMs } : {}),
  });
}

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const never: Fetch = (_input, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  );

describe('the HTTP client', () => {
  it('sends token, language and a correlation id', async () => {
    let sent = new Headers();
    await client(
      async (_input, init) => {
        sent = new Headers(init?.headers);
        return Response.json({});
      },
      { token: 'abc' },
    )('/x');
    expect(sent.get('Authorization')).toBe('Bearer abc');
    expect(sent.get('Accept-Language')).toBe('es-mx');
    expect(sent.get('X-Correlation-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('reads field errors, code and correlation id of a problem document', async () => {
    const body = {
      codigo: 'DUPLICADO',
      mensaje: 'Ya existe.',
      errores: [{ campo: 'clave', codigo: 'DUPLICADO', mensaje: 'Ya existe otro.' }],
      correlationId: 'c-1',
    };
    const error = await failure(client(async () => new Response(JSON.stringify(body), { status: 409 }))('/x'));
    expect(error).toMatchObject({
      kind: 'HTTP_ERROR',
      status: 409,
      codigo: 'DUPLICADO',
      message: 'Ya existe.',
      errores: body.errores,
      correlationId: 'c-1',
    });
  });

  it('accepts an error that is no problem document', async () => {
    const error = await failure(
      client(async () => new Response('<html>', { status: 502, headers: { 'X-Correlation-Id': 'c-2' } }))('/x'),
    );
    expect(error).toMatchObject({ status: 502, codigo: 'HTTP_502', correlationId: 'c-2' });
  });

  it('distinguishes a failed network, a late answer and an unreadable one', async () => {
    expect((await failure(client(async () => Promise.reject(new TypeError('network')))('/x'))).kind).toBe(
      'FETCH_ERROR',
    );
    expect((await failure(client(never, { timeoutMs: 5 })('/x'))).kind).toBe('TIMEOUT_ERROR');
    expect((await failure(client(async () => new Response('no JSON'))('/x'))).kind).toBe('PARSING_ERROR');
  });

  it('allows the cancellation of a request, which is no failure', async () => {
    const controller = new AbortController();
    const request = client(never)('/x', { signal: controller.signal });
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('requests the token of each method, and again when the server refuses it', async () => {
    const sent: string[] = [];
    const refused: string[] = [];
    const http = createHttpClient({
      baseUrl: '/api',
      getLanguage: () => 'es',
      getToken: async (method) => `de ${method}`,
      onUnauthorized: async (_error, _method, token) => {
        refused.push(token);
        return token === 'nuevo' ? null : 'nuevo';
      },
      fetch: async (_input, init) => {
        sent.push(new Headers(init?.headers).get('Authorization') ?? '');
        return new Response('{}', { status: sent.length < 3 ? 401 : 200 });
      },
    });
    expect((await failure(http('/x', { method: 'PUT' }))).status).toBe(401);
    expect(sent).toEqual(['Bearer de PUT', 'Bearer nuevo']);
    expect(refused).toEqual(['de PUT', 'nuevo']);
    expect((await http('/x')).status).toBe(200);
    expect(sent.at(-1)).toBe('Bearer de GET');
  });

  it('does not treat a refused password as an ended session', async () => {
    let told = 0;
    const http = createHttpClient({
      baseUrl: '/api',
      getLanguage: () => 'es',
      getToken: () => null,
      onUnauthorized: async () => {
        told += 1;
        return null;
      },
      fetch: async () => new Response('{}', { status: 401 }),
    });
    expect((await failure(http('/sign-in', { method: 'POST', body: '{}' }))).status).toBe(401);
    expect(told).toBe(0);
  });
});
