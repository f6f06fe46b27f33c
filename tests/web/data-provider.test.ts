import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#platform/web/client/data-provider';
import type { HttpClient } from '#platform/web/client/http-client';
import type { HttpRequest } from '#platform/web/client/http-request';

interface Call extends HttpRequest {
  readonly path: string;
}

function provider(json: unknown, headers: Record<string, string> = {}) {
  const calls: Call[] = [];
  const http: HttpClient = async (path, request = {}) => {
    calls.push({ path, ...request });
    return { status: 200, headers: new Headers(headers), body: '', json };
  };
  return { calls, data: createDataProvider(http, async () => ({ path: '/catalogos/estado', key: 'clave' })) };
}

const filterOf = (path: string): unknown =>
  JSON.parse(Buffer.from(new URLSearchParams(path.split('?')[1]).get('filterBy') ?? '', 'base64').toString('utf8'));

describe('the data provider', () => {
  it('requests a page at the resource’s own path and gives records react-admin’s id', async () => {
    const { calls, data } = provider([{ clave: 'CL', nombre: 'Coahuila' }], { 'X-Total-Items': '33' });
    const answer = await data.getList('estado', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'nombre', order: 'DESC' },
      filter: {},
    });
    expect(answer).toEqual({ data: [{ clave: 'CL', nombre: 'Coahuila', id: 'CL' }], total: 33 });
    expect(calls[0]?.path).toBe('/catalogos/estado?pageNumber=2&pageSize=10&sortBy=nombre&sortDir=desc');
  });

  it('requests many records by key, including inactive ones, whose names must still show', async () => {
    const { calls, data } = provider([]);
    await data.getMany('estado', { ids: ['CL', 'NL'] });
    expect(filterOf(calls[0]!.path)).toEqual({ clave: ['CL', 'NL'], activo: 'all' });
  });

  it('sends the version that an update is based on, and neither id nor audit block', async () => {
    const { calls, data } = provider({ clave: 'CL', version: 4 });
    await data.update('estado', {
      id: 'CL',
      data: { id: 'CL', nombre: 'Coahuila', version: 3, fechaCreacion: 'x' },
      previousData: { id: 'CL', version: 3 },
    });
    expect(calls[0]).toMatchObject({
      path: '/catalogos/estado/CL',
      method: 'PUT',
      headers: { 'If-Match': '"3"' },
      body: '{"nombre":"Coahuila"}',
    });
  });

  it('creates once, however often the request is sent', async () => {
    const { calls, data } = provider({ clave: 'ZZ' });
    await data.create('estado', { data: { clave: 'ZZ' }, meta: { idempotencyKey: 'k-1' } });
    expect(calls[0]).toMatchObject({ method: 'POST', headers: { 'Idempotency-Key': 'k-1' } });
  });
});
