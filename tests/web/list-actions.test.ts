import { describe, expect, it } from 'vitest';
import { createListActions } from '#platform/web/client/list-actions';
import type { HttpClient } from '#platform/web/client/http-client';

const decode = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64').toString('utf8'));

function actions(answer: unknown, response?: Response) {
  const sent: { path: string; body: Record<string, unknown> | null }[] = [];
  const http: HttpClient = async (path, { body } = {}) => {
    sent.push({ path, body: body ? (JSON.parse(body) as Record<string, unknown>) : null });
    return { status: 200, headers: new Headers(), body: '', json: answer };
  };
  const options = {
    baseUrl: '/api',
    getToken: () => 'ficha',
    getLanguage: () => 'es',
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const typed = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
      sent.push({ path: String(input), body: { ...Object.fromEntries(new Headers(init?.headers)), ...typed } });
      return response!;
    },
  };
  return { sent, list: createListActions(options, http, async () => ({ path: '/catalogos/estado', key: 'clave' })) };
}

describe('a batch', () => {
  it('sends records a step at a time, with the version that was seen', async () => {
    const { sent, list } = actions({ resultados: [], siguiente: null });
    await list.runBatch('estado', 'reactivar', {
      records: Array.from({ length: 150 }, (_, id) => ({ id, version: 2 })),
    });
    expect(sent[0]?.path).toBe('/catalogos/estado/lote');
    expect(sent[0]?.body?.['registros']).toHaveLength(100);
    expect(sent[0]?.body).toHaveProperty('registros.0', { id: 0, version: 2 });
  });

  it('continues a filtered run after its last record', async () => {
    const { sent, list } = actions({ resultados: [{ id: '9', resultado: 'hecho', version: 2 }], siguiente: '9' });
    const { next } = await list.runBatch('estado', 'desactivar', { filter: { q: 'ñ' }, after: '4' });
    expect(next).toBe('9');
    expect(sent[0]?.body).toMatchObject({ accion: 'desactivar', despuesDe: '4' });
    expect(decode(String(sent[0]?.body?.['filterBy']))).toEqual({ q: 'ñ' });
  });
});

describe('an export', () => {
  const request = {
    format: 'csv' as const,
    columns: ['clave', 'nombre'],
    filter: { q: 'x' },
    sortBy: 'nombre',
    descending: true,
  };

  it('names format, columns and order, as the signed-in person', async () => {
    const { sent, list } = actions(null, new Response('abc', { headers: { 'X-Total-Items': '12' } }));
    const { total, body } = await list.openExport('estado', { ...request, signal: new AbortController().signal });
    expect(total).toBe(12);
    expect(await new Response(body).text()).toBe('abc');
    // The filter contains typed text, so the parameters go in the body.
    expect(sent[0]!.path).toBe('/api/catalogos/estado/exportar/_search');
    expect(sent[0]!.body).toMatchObject({
      formato: 'csv',
      columnas: 'clave,nombre',
      sortBy: 'nombre',
      sortDir: 'desc',
    });
    expect(sent[0]?.body?.['authorization']).toBe('Bearer ficha');
  });

  it('that is refused fails with the server’s problem', async () => {
    const { list } = actions(
      null,
      new Response(JSON.stringify({ codigo: 'SIN_PERMISO', mensaje: 'No puede.' }), { status: 403 }),
    );
    await expect(list.openExport('estado', { ...request, signal: new AbortController().signal })).rejects.toMatchObject(
      { status: 403, codigo: 'SIN_PERMISO', message: 'No puede.' },
    );
  });
});
